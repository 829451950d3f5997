export { toBrokenNdjson } from './broken-ndjson.ts';
export { codingFor, compress, encoders } from './compress.ts';
export { encodeList, type ListMediaType } from './encode-list.ts';
export { sendTrailers, wantsTrailers } from './trailers.ts';
