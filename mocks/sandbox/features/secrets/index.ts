/** The exports of the secrets feature for other features and the wiring. */
export { checkMasterKey } from './data-key.ts';
export { proxyUrlBase } from './proxy-url.ts';
export { homeRegion } from './resource.ts';
