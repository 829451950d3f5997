/** Bundles a program into one file, unless that file exists and is current. */
export function bundle(entry: string, outfile: string): Promise<void>;
