/** Creates an idempotency key. `crypto.randomUUID` exists only on secure origins, which a sandbox on another machine isn't. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
