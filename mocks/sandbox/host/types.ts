/** A content coding (RFC 9110 section 8.4.1) that a host applies. */
export type ContentCoding = {
  /** Its name in headers. */
  readonly name: string;
  readonly encode: (body: Uint8Array) => Promise<Uint8Array>;
};

/** A file that may be sent. */
export type FoundFile = {
  readonly path: string;
  readonly bytes: number;
  /** In epoch milliseconds. */
  readonly modifiedAt: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Finds a file below a folder, or the index.html of a folder below it.
 *
 * @param path decoded, with `/` between its segments and without a leading `/`
 */
export type FindFile = (path: string) => Promise<FoundFile | undefined>;

/** Whether the `data` option names a PostgreSQL server. */
export const isServer = (data: string): boolean => /^postgres(ql)?:\/\//i.test(data);

/** Encrypts or decrypts with AES-256-GCM. @param context what the ciphertext is bound to */
export type Cipher = (
  key: Uint8Array,
  nonce: Uint8Array,
  data: Uint8Array,
  context: Uint8Array,
) => Uint8Array<ArrayBuffer>;

/** A master key in base64 or hexadecimal. */
export type EncodedKey = {
  readonly value: string;
  /** Where it comes from, for messages. */
  readonly from: string;
};
