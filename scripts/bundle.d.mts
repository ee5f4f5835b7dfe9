import type {BuildOptions} from 'esbuild';

export const bundleOptions: BuildOptions;
export const bundleProgram: (entry: string, outfile: string, options?: BuildOptions) => Promise<void>;
