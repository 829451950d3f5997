/** Where the API is mounted; the version is part of every address (Versioning). */
export const apiBase = '/v1';

/** Where the control plane is mounted. */
export const controlBase = '/_sandbox';

/** The sign-in page. The console is at the root of the sandbox, as the contract's server says. */
export const authorizePath = '/oauth/authorize';
