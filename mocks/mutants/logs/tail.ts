import { getOperation, headerNames } from '@workspace-api/contract';
import { readPage } from '../../wrappers/change-pages.ts';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

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

/** Sends at most this many entries of each tenth of a second. */
const withoutRest = (most: number): Wrap => {
  let count = 0;
  let endsAt = 0;
  return tail((chunk) =>
    chunk
      .split('\n')
      .filter((line) => {
        if (!line.includes('"message"')) return true;
        const now = performance.now();
        if (now >= endsAt) [count, endsAt] = [0, now + 100];
        count += 1;
        return count <= most;
      })
      .join('\n'),
  );
};

/** Sends only the first entries of a tail. */
const endingAfter = (most: number): Wrap => {
  const wrap = (next: Fetch): Fetch => {
    let count = 0;
    return tail((chunk) =>
      chunk
        .split('\n')
        .filter((line) => {
          if (line.includes('"message"')) count += 1;
          return count <= most || !line.includes('"message"');
        })
        .join('\n'),
    )(async (request) => {
      if (isTail(request)) count = 0;
      return next(request);
    });
  };
  return wrap;
};

/** Sends the entries of a moment in which entries are also written in another workspace, with those entries. */
const mixedInABurst: Wrap = (next) => {
  const open = new Set<(entry: string) => void>();
  let written: number[] = [];
  /** Whether more than twelve entries were written within a quarter of a second. */
  const isBurst = () => {
    const now = performance.now();
    written = [...written.filter((time) => now - time < 250), now];
    return written.length > 12;
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && /_sandbox\/.*\/log/.test(pathname)) {
      const { rawBody, again } = await repeatable(request);
      const { message } = parseBody(rawBody);
      if (isBurst()) for (const send of open) send(`${JSON.stringify({ message })}\n`);
      return next(again());
    }
    const response = await next(request);
    if (!isTail(request) || !response.ok || !response.body) return response;
    let send = (_entry: string) => {};
    const pieces = new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => {
        send = (entry) => {
          try {
            controller.enqueue(new TextEncoder().encode(entry));
          } catch {
            open.delete(send);
          }
        };
        open.add(send);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(pieces), { status, headers });
  };
};

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
  'tail-drops-entries-of-a-burst': {
    clause: 'logs.tail-streams-new',
    text: 'A log tail sends at most three entries of those that are written within a tenth of a second.',
    wrap: (next) => withoutRest(3)(next),
  },
  'tail-stops-after-fifty-entries': {
    clause: 'logs.tail-streams-new',
    text: 'A log tail stays open but sends no more than fifty entries.',
    wrap: endingAfter(50),
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

/** Mutants of the tail that send entries of other workspaces. */
export const tailsOfOtherWorkspaces: Record<string, Mutant> = {
  'tail-mixes-workspaces-in-a-burst': {
    clause: 'tenancy.lists-hold-own-records',
    text: 'If many entries are written in the same moment, a log tail also sends entries of other workspaces.',
    wrap: mixedInABurst,
  },
};
