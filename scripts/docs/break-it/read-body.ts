import { headerNames } from '@workspace-api/contract';

/** Decompresses a body, if that is possible. */
const decompress = ({ headers, body }: Response): ReadableStream<Uint8Array> | null =>
  headers.get(headerNames.contentEncoding) === 'gzip' && body
    ? (body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new DecompressionStream('gzip'))
    : body;

/** Starts to read a body, also one that breaks off, or that ends only when it is cancelled. A byte order mark becomes visible. */
export const readBody = (response: Response) => {
  const reader = decompress(response)?.getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const read = async (): Promise<string> => {
    let text = '';
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += decoder.decode(part.value, { stream: true });
    } catch {
      text += '<The body breaks off here.>';
    }
    return text.replace(/^\ufeff/, '<U+FEFF>');
  };
  return { text: read(), cancel: async () => reader?.cancel().catch(() => {}) };
};
