/** Makes one file of a program unless it is there and current. */
export function bundle(entry: string, outfile: string): Promise<void>;
