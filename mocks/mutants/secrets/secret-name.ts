/** The secret name in the path of a request; empty if there is none. */
export const secretNameIn = (request: Request): string =>
  decodeURIComponent(/\/secrets\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '');
