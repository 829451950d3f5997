import { basePath, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';

/** The path of the sign-in page. The console is served at the root, as in the contract's `servers`. */
export const authorizePath = '/oauth/authorize';

/** The path of the dashboard. It is below the path of the control plane, so the same rules for hosts and origins apply. */
export const dashboardPath = `${controlPath}/ui`;

/** The path where a browser signs in to a control plane that requires a token. */
export const controlSignInPath = `${controlPath}/sign-in`;

/** The path of the API reference, where users can try requests. */
export const docsPath = '/docs';

/** The path that reports whether the sandbox can respond. */
export const healthPath = '/health';

/** The path of the API's OpenAPI document. The control plane's document has the same path below its own. */
export const openapiPath = '/openapi.json';

const isWithin = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);

/** Whether a path belongs to the contract's API, even where no operation matches it. */
export const isApiPath = (path: string): boolean =>
  isWithin(basePath, path) || path === operations.getCliConfig.path;

/** Whether a path belongs to the control plane, even where no operation matches it. */
export const isControlPath = (path: string): boolean => isWithin(controlPath, path);
