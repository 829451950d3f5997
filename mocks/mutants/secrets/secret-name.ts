/** The name of the secret that a request is about, by its path; empty if it names none. */
export const secretNameIn = (request: Request): string =>
  decodeURIComponent(/\/secrets\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '');
