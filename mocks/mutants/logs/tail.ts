import { getOperation, headerNames } from '@workspace-api/contract';
import { readPage } from '../../wrappers/change-pages.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';

const isTail = (request: Request): boolean => findOperation(request)?.id === getOperation('tailLogs').id;

/** Changes a tail chunk by chunk; each entry is sent in one chunk. */
const tail =
  (change: (chunk: string) => string): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (!isTail(request) || !response.ok || !response.body) return response;
    const pieces = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        const chunk = change(new TextDecoder().decode(piece));
        if (chunk !== '') controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(pieces), { status, headers });
  };

const entries = (change: (entry: Record<string, unknown>) => Record<string, unknown>): Wrap =>
  tail((chunk) =>
    chunk
      .split('\n')
      .map((line) => (line.startsWith('{') ? JSON.stringify(change(JSON.parse(line))) : line))
      .join('\n'),
  );

/** A tail that sends wrong entries, or not all of them. */
export const tailMutants: Record<string, Mutant> = {
  'tail-without-request-id': {
    clause: 'logs.tail-entry-fields',
    text: 'Entries of a log tail have no request_id.',
    wrap: entries(({ request_id: _, ...entry }) => entry),
  },
  'tail-with-its-own-request-id': {
    clause: 'logs.tail-entry-fields',
    text: 'Entries of a log tail have the request_id of the tail request.',
    wrap: entries((entry) => ({ ...entry, request_id: 'req_tail' })),
  },
  'tail-with-one-level': {
    clause: 'logs.tail-entry-fields',
    text: 'All entries of a log tail have the level info.',
    wrap: entries((entry) => ({ ...entry, level: 'info' })),
  },
  'tail-without-debug-entries': {
    clause: 'logs.tail-streams-new',
    text: 'A log tail omits entries with the level debug.',
    wrap: tail((chunk) =>
      chunk
        .split('\n')
        .filter((line) => !line.includes('"level":"debug"'))
        .join('\n'),
    ),
  },
  'tail-sends-nothing': {
    clause: 'logs.tail-streams-new',
    text: 'A log tail stays open but sends no entries.',
    wrap: tail((chunk) => (chunk.includes('"message"') ? '\n' : chunk)),
  },
  'tail-begins-with-old-entries': {
    clause: 'logs.tail-skips-old',
    text: 'A log tail starts with the latest existing entries.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      if (!isTail(request) || !response.ok || !response.body) return response;
      const list = new Request(request.url.replace('/tail', '?limit=20'), { headers: request.headers });
      const old = (await readPage(list, await next(list)))?.records ?? [];
      const first = new TextEncoder().encode(old.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      const pieces = new TransformStream<Uint8Array, Uint8Array>({
        start: (controller) => controller.enqueue(first),
      });
      const headers = new Headers(response.headers);
      headers.delete(headerNames.contentEncoding);
      return new Response(response.body.pipeThrough(pieces), { status: response.status, headers });
    },
  },
};
