/** The currently accepted values of a secret. */
export type AcceptedValues = {
  /**
   * A fingerprint of each currently accepted value of the secret, starting with the value that a use of the secret gets. A
   * fingerprint can be any string that is equal for equal values of a workspace and different for different ones, such as an
   * HMAC.
   */
  fingerprints: string[];
};

/** The result of using a secret as a runtime does. */
export type SecretUse =
  | { used: true }
  /** The `error.code` and `error.details` that the runtime receives. */
  | { used: false; code: string; details: Record<string, unknown> };

/**
 * The views of `inspect-storage`: input and output by name. `workspace` is a slug. Records belong to the mode of the token
 * under test. A view changes nothing except its own access log.
 */
export type StorageViews = {
  /**
   * The lines of an invoice, in minor units. They add up to its amount. Lines for usage above a cap have the kind `overage`.
   */
  'invoice-lines': {
    input: { workspace: string; invoice: string };
    output: { kind: string; quantity: number; amount: number }[];
  };
  /** The capabilities that forms have invoked, newest first. */
  'capability-calls': {
    input: { workspace: string };
    output: { capability: string; args: unknown; submission: string; calledAt: string }[];
  };
  /** Whether the runtime of the workspace currently accepts traffic. */
  'runtime-traffic': { input: { workspace: string }; output: boolean };
  /** The page document that visitors of the published site receive for a slug; null if there is none. */
  'live-page': { input: { workspace: string; slug: string }; output: unknown };
  /**
   * A published page as visitors see it, with the published theme: its root block, whose props that reference a color have the
   * value of this color, and the typography and spacing that apply to the page. Null if no page is published.
   */
  'rendered-page': {
    input: { workspace: string; slug: string };
    output: { tree: unknown; typography: unknown; spacing: unknown } | null;
  };
  /** The theme document that visitors of the published site receive. */
  'live-theme': { input: { workspace: string }; output: unknown };
  /**
   * Everything that is stored for a secret, as a string and without decrypting anything; the encrypted current value; and an id
   * of the data key that encrypts it. Different data keys have different ids.
   */
  'stored-secret': {
    input: { workspace: string; name: string };
    output: { stored: string; ciphertext: string; key: string };
  };
  /** The currently accepted values of a secret. After a rotation, they include the old value. */
  'secret-values': { input: { workspace: string; name: string }; output: AcceptedValues };
  /**
   * Uses a secret as a runtime in a region does, for a capability with a purpose. Default: the region that the secret is in,
   * and any purpose.
   */
  'secret-use': {
    input: { workspace: string; name: string; region?: string; purpose?: string };
    output: SecretUse;
  };
  /** Uses a proxy URL as a runtime does. Returns the fingerprint of the value behind it; null if it doesn't resolve. */
  'proxy-url': { input: { workspace: string; url: string }; output: { fingerprint: string } | null };
  /** The log of wraps and unwraps of the workspace's data key, newest first. `principal`: the id of a token or a user. */
  'key-uses': { input: { workspace: string }; output: { action: 'wrap' | 'unwrap'; principal: string }[] };
  /**
   * The places where a string is stored: caches, audit records, log lines, request logs, snapshots, queues, tables. Searches
   * for the string as it is and in the usual encodings (base64, hexadecimal, percent encoding), and doesn't store it itself.
   */
  traces: { input: { text: string }; output: string[] };
};
