import { controlPath } from '@workspace-api/contract/sandbox';

/** The path of the sign-in page. The console is served at the root, as in the contract's `servers`. */
export const authorizePath = '/oauth/authorize';

/** The path of the dashboard, below that of the control plane, whose rules for hosts and origins it follows. */
export const dashboardPath = `${controlPath}/ui`;

/** Where a browser gets access to the control plane of a sandbox that asks for a token. */
export const controlSignInPath = `${controlPath}/sign-in`;

/** The path of the API reference with try-it. */
export const docsPath = '/docs';

/** The path that says whether the sandbox can answer. */
export const healthPath = '/health';

/** The path of the API's OpenAPI document; the control plane's is at the same path below its own. */
export const openapiPath = '/openapi.json';
