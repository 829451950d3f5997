import { basePath, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';

const isWithin = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);

/** Whether a path belongs to the contract's API, even where no operation matches it. */
export const isApiPath = (path: string): boolean =>
  isWithin(basePath, path) || path === operations.getCliConfig.path;

/** Whether a path belongs to the control plane, even where no operation matches it. */
export const isControlPath = (path: string): boolean => isWithin(controlPath, path);
