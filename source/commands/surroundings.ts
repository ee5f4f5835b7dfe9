/** Where the game finds itself: what kind of terminal, if any, and who reads it. */

export const hasScreenReader = (): boolean => process.env.INK_SCREEN_READER === 'true';

/** Whether there is a screen to draw on, and somebody at the keys. */
export const hasScreen = (): boolean => process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb' && !hasScreenReader();
