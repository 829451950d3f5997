/** A master key in base64 or hexadecimal. */
export type EncodedKey = {
  readonly value: string;
  /** Where it comes from, for messages. */
  readonly from: string;
};
