/** The exports of the secrets feature for other features. */
export { proxyUrlBase } from './proxy-url.ts';
export { homeRegion } from './resource.ts';
