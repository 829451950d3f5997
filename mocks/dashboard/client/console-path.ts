import { basePath } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';

const consolePrefix = new RegExp(
  `^${controlPath}${operations.getConsole.path.replaceAll(/\{\w+\}/g, '[^/]+')}(?=${basePath}/)`,
);

/** Whether a logged request was sent by console access: as the owner of a workspace, without a token. */
export const isConsole = ({ path }: { readonly path: string }): boolean => consolePrefix.test(path);

/** The path at which a client with a token sends the request. */
export const toApiPath = (path: string): string => path.replace(consolePrefix, '');
