/** The path of the API. It includes the version (Versioning). */
export const apiBase = '/v1';

/** The path of the control plane. */
export const controlBase = '/_sandbox';

/** The path of the sign-in page. The console is served at the root, as in the contract's `servers`. */
export const authorizePath = '/oauth/authorize';
