/** The values of a secret that are accepted now. */
export type AcceptedValues = {
  /**
   * A fingerprint of each value that whoever checks the secret accepts now; the one that a use of the secret gets comes
   * first. Any text that is the same for the same value of a workspace, and differs for different ones, such as an HMAC.
   */
  fingerprints: string[];
};

/** The outcome of using a secret, as a runtime does. */
export type SecretUse =
  | { used: true }
  /** The `error.code` and `error.details` that the runtime gets. */
  | { used: false; code: string; details: Record<string, unknown> };

/**
 * The views of `inspect-storage`: input and output by name. `workspace` is a slug. Records are those of the mode of the
 * judged token. No view changes anything but the log of its access.
 */
export type StorageViews = {
  /** The lines of an invoice, which add up to its amount, in minor units; `overage` is the kind of those for usage above a cap. */
  'invoice-lines': {
    input: { workspace: string; invoice: string };
    output: { kind: string; quantity: number; amount: number }[];
  };
  /** The capabilities that forms have invoked, newest first. */
  'capability-calls': {
    input: { workspace: string };
    output: { capability: string; args: unknown; submission: string; calledAt: string }[];
  };
  /** Whether the runtime of the workspace takes traffic now. */
  'runtime-traffic': { input: { workspace: string }; output: boolean };
  /** The page document that visitors of the published site are served under a slug; null if there is none. */
  'live-page': { input: { workspace: string; slug: string }; output: unknown };
  /** The theme document that visitors of the published site are served. */
  'live-theme': { input: { workspace: string }; output: unknown };
  /**
   * All that is stored of a secret, as text and without decrypting anything; the encrypted current value; and an id of the
   * data key that it is encrypted under: the same for the same key only.
   */
  'stored-secret': {
    input: { workspace: string; name: string };
    output: { stored: string; ciphertext: string; key: string };
  };
  /** What is accepted as the value of a secret now: after a rotation, the old value too. */
  'secret-values': { input: { workspace: string; name: string }; output: AcceptedValues };
  /**
   * Uses a secret as a runtime in a region does, for a capability with a purpose. Where absent: the region that the secret
   * is in, and any purpose.
   */
  'secret-use': {
    input: { workspace: string; name: string; region?: string; purpose?: string };
    output: SecretUse;
  };
  /** Uses a proxy URL as a runtime does: the fingerprint of the value that it stands for; null if it doesn't resolve. */
  'proxy-url': { input: { workspace: string; url: string }; output: { fingerprint: string } | null };
  /** The log of wraps and unwraps of the workspace's data key, newest first. `principal`: the id of a token or a user. */
  'key-uses': { input: { workspace: string }; output: { action: 'wrap' | 'unwrap'; principal: string }[] };
  /**
   * The places where a text is kept: caches, audit records, log lines, request logs, snapshots, queues, tables. Looks for
   * the text as it is and in the usual encodings (base64, hexadecimal, percent encoding), and doesn't keep it itself.
   */
  traces: { input: { text: string }; output: string[] };
};
