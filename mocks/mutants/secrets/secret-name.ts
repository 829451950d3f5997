import { decodeSegment } from '@workspace-api/contract';
/** The secret name in the path of a request; empty if there is none. */
export const secretNameIn = (request: Request): string =>
  decodeSegment(/\/secrets\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '');
