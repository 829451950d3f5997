/** A file that may be sent. */
export type FoundFile = {
  readonly path: string;
  readonly bytes: number;
  /** In epoch milliseconds. */
  readonly modifiedAt: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A folder of files that may be sent. */
export type FileFolder = {
  /**
   * Finds a file below the folder, or the index.html of a folder below it.
   *
   * @param path decoded, with `/` between its segments and without a leading `/`
   */
  readonly find: (path: string) => Promise<FoundFile | undefined>;
};
