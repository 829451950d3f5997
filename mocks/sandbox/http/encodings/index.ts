export { toBrokenNdjson } from './broken-ndjson.ts';
export { codingFor, compress } from './compress.ts';
export { encodeList, type ListMediaType } from './encode-list.ts';
export { wantsTrailers } from './trailers.ts';
