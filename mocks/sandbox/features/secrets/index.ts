export { proxyUrlBase } from './proxy-url.ts';
export { homeRegion } from './resource.ts';
