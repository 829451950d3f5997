import { createRequire } from 'node:module';

/** The version of the package `@workspace-api/mock`. */
export const { version } = createRequire(import.meta.url)('@workspace-api/mock/package.json') as {
  version: string;
};
