export const bundleProgram: (entry: string, outfile: string) => Promise<void>;
