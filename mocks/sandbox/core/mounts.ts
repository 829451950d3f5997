/** The path of the sign-in page. The console is served at the root, as in the contract's `servers`. */
export const authorizePath = '/oauth/authorize';
