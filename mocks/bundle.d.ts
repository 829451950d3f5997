/** Bundles a program into one file for Node or a page, unless that file exists and is current. */
export function bundle(entry: string, outfile: string, host?: 'node' | 'page'): Promise<void>;
