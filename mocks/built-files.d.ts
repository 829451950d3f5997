/** Writes files to a folder in their order, and removes all others. Several processes may do so simultaneously. */
export function replaceFolder(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void>;
