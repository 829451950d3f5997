export { compress } from './compress.ts';
export { type EncodedList, encodeList, type ListMediaType } from './encode-list.ts';
export { type NodeBindings, sendTrailers, wantsTrailers } from './trailers.ts';
