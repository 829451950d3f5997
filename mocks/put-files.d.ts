/** Puts files into a folder that has no others then, in their order. Several processes may do so at once. */
export function replaceFolder(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void>;
