import type { Fetch, Wrap } from '../../../mocks/wrappers/fetch.ts';
import { getNode, rewrite } from '../../generate/openapi-document.ts';
import { formatBody } from '../run/format-body.ts';

/** A request as a tuple, because the pages of clauses load thousands of them. */
export type DemonstratedRequest = readonly [
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
];

/**
 * The requests by which the gate detects a mutant, and its finding. `{{0/id}}` in a request is the member `/id` of the first
 * response, and `{{0 etag}}` its header, from the server that gets the request.
 */
export type Demonstration = {
  readonly expected: string;
  readonly got: string;
  readonly requests: readonly DemonstratedRequest[];
};

/** The demonstrations of a family of clauses by mutant, or why a page can't show one. */
export type Demonstrations = Readonly<Record<string, Demonstration | { readonly reason: string }>>;

/** The options of the sandbox that all demonstrations begin with. Its ids and times are the same in both servers. */
export const demonstratedOptions = { seed: 1, clock: '2026-11-02' } as const;

/** The origin of all demonstrated requests. Nothing is sent to it. */
const demonstratedOrigin = 'http://127.0.0.1:4010';

/** A response as it was received. */
export type Received = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A request as it was sent to a server, and its response: null if it needs what an earlier response doesn't have. */
export type Exchange = { readonly request: DemonstratedRequest; readonly response: Received | null };

/** A value of an earlier response, in a request: a number, and a JSON Pointer or a space with the name of a header. */
export const placeholder = /\{\{(\d+)([ /])([^{}]*)\}\}/g;

/** Returns the string that a placeholder stands for; undefined if the response doesn't have it. */
const findValue = ({ headers, body }: Received, kind: string, name: string): string | undefined => {
  if (kind === ' ') return headers[name];
  try {
    const value = getNode(JSON.parse(body), `/${name}`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Changes the strings of a request that may have placeholders. */
export const mapRequest = (
  [method, ...parts]: DemonstratedRequest,
  change: (value: string) => string,
): DemonstratedRequest => [
  method,
  ...rewrite(parts, (_, value) => (typeof value === 'string' ? change(value) : value)),
];

/** Decodes a body. A byte order mark becomes visible. */
export const toText = (body: ArrayBuffer): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(body).replace(/^\ufeff/, '<U+FEFF>');

const send = async (fetch: Fetch, [method, path, headers, body]: DemonstratedRequest): Promise<Received> => {
  const request = new Request(demonstratedOrigin + path, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  });
  const response = await fetch(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: toText(await response.arrayBuffer()),
  };
};

/** Sends requests to a server, one after another. */
const play = async (fetch: Fetch, requests: readonly DemonstratedRequest[]): Promise<Exchange[]> => {
  const exchanges: Exchange[] = [];
  for (const each of requests) {
    let isComplete = true;
    const request = mapRequest(each, (text) =>
      text.replaceAll(placeholder, (whole, at, kind, name) => {
        const earlier = exchanges[at]?.response;
        const value = earlier && findValue(earlier, kind, name);
        isComplete &&= typeof value === 'string';
        return value ?? whole;
      }),
    );
    exchanges.push({ request, response: isComplete ? await send(fetch, request) : null });
  }
  return exchanges;
};

/** Headers that also differ between two correct servers if one has received more requests. */
const incidental = /^(?:access-control-.*|date|content-length|x-request-id|x-ratelimit-.*)$/;

const toLines = ({ status, headers, body }: Received, isWhole: boolean): string[] => [
  `HTTP ${status}`,
  ...Object.entries(headers).flatMap(([name, value]) =>
    isWhole || !incidental.test(name) ? [`${name}: ${value}`] : [],
  ),
  ...(body === '' ? [] : ['', ...formatBody(body).split('\n')]),
];

const generatedId = /\b[a-z]+_[0-9A-Z]{26}\b/g;

/**
 * Creates a function that makes the lines of a server equal to the lines of another server for equal records: it numbers the generated
 * ids that only this server has, by their first appearance, and omits the content of cursors, which differ for each request.
 */
const createNumbering = (own: readonly Exchange[], others: readonly Exchange[]) => {
  const listIds = (exchanges: readonly Exchange[]) =>
    exchanges.flatMap(({ response }) => response?.body.match(generatedId) ?? []);
  const shared = new Set(listIds(others));
  const single = [...new Set(listIds(own).filter((id) => !shared.has(id)))];
  return (line: string): string =>
    line
      .replaceAll(/\b[\w-]{60,}(?:\.[\w-]+)?/g, '…')
      .replaceAll(generatedId, (id) => (shared.has(id) ? id : `#${single.indexOf(id)}`));
};

/** A line of a response, and whether the other server's response lacks it. */
export type Line = { readonly text: string; readonly isDifferent: boolean };

/** A request, and the lines of both responses. A server that couldn't get it has none. */
export type Comparison = {
  readonly request: DemonstratedRequest;
  readonly correct: readonly Line[] | null;
  readonly broken: readonly Line[] | null;
  readonly isDifferent: boolean;
};

/** Marks the lines that another list lacks; in lists of equal lines, those at another place. */
const markLines = (lines: readonly string[], forms: readonly string[], others: readonly string[]): Line[] => {
  const isReordered =
    forms.every((form) => others.includes(form)) && others.every((form) => forms.includes(form));
  return lines.map((text, at) => {
    const form = forms[at] ?? '';
    return { text, isDifferent: isReordered ? form !== others[at] : !others.includes(form) };
  });
};

const compareWith = (
  correct: readonly Exchange[],
  broken: readonly Exchange[],
  isWhole: boolean,
): Comparison[] => {
  const [ofCorrect, ofBroken] = [createNumbering(correct, broken), createNumbering(broken, correct)];
  return broken.map(({ request, response }, at) => {
    const one = correct[at]?.response && toLines(correct[at].response, isWhole);
    const other = response && toLines(response, isWhole);
    const [oneForms, otherForms] = [one?.map(ofCorrect) ?? [], other?.map(ofBroken) ?? []];
    return {
      request,
      correct: one ? markLines(one, oneForms, otherForms) : null,
      broken: other ? markLines(other, otherForms, oneForms) : null,
      isDifferent: Boolean(one && other) && oneForms.join('\n') !== otherForms.join('\n'),
    };
  });
};

/** Compares what two servers responded to the same requests. If nothing else differs, with the incidental headers. */
export const compareExchanges = (correct: readonly Exchange[], broken: readonly Exchange[]): Comparison[] => {
  const brief = compareWith(correct, broken, false);
  return brief.some(({ isDifferent }) => isDifferent) ? brief : compareWith(correct, broken, true);
};

/** Sends requests to a correct sandbox and to a broken one, which both begin with the demo records. */
export const playBoth = async (
  create: (options: typeof demonstratedOptions) => Promise<{ fetch: Fetch; close: () => Promise<void> }>,
  wrap: Wrap,
  requests: readonly DemonstratedRequest[],
): Promise<[correct: Exchange[], broken: Exchange[]]> => {
  const playOn = async (wrapped: Wrap): Promise<Exchange[]> => {
    const { fetch, close } = await create(demonstratedOptions);
    try {
      return await play(wrapped(fetch), requests);
    } finally {
      await close();
    }
  };
  return [await playOn((next) => next), await playOn(wrap)];
};
