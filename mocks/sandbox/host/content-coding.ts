/** A content coding (RFC 9110 section 8.4.1) that a host applies. */
export type ContentCoding = {
  /** Its name in headers. */
  readonly name: string;
  readonly encode: (body: Uint8Array) => Promise<Uint8Array>;
};
