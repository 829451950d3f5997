/** Whether a request is for the API, not for the sign-in console or the control plane. */
export const isApi = (request: Request): boolean => /^\/v\d+(\/|$)/.test(new URL(request.url).pathname);
