import { basePath } from '@workspace-api/contract';
import type { ClauseResult } from '../../../conformance/engine/report/report.ts';
import { runScenarios } from '../../../conformance/engine/run-scenarios.ts';
import { loadScenarios } from '../../../conformance/scenarios/load-scenarios.ts';
import { createSandbox, systemClock } from '../../../mocks/index.ts';
import type { Mutant } from '../../../mocks/mutants/index.ts';
import { shorten as shortenText } from '../../../mocks/sandbox/core/printable.ts';
import type { Fetch, Wrap } from '../../../mocks/wrappers/fetch.ts';
import { isStream } from '../../../mocks/wrappers/json.ts';
import { inOrderFor } from '../../proof/order.ts';
import { gateOptionsFor, withServedSandbox } from '../../proof/served-sandbox.ts';
import { compareExchanges, type Demonstrations } from './demonstration.ts';
import {
  type DemonstratedRequest,
  demonstratedOptions,
  type Exchange,
  mapRequest,
  placeholder,
  playBoth,
  type Received,
} from './play.ts';
import { readBody } from './read-body.ts';
import { writtenFor } from './written.ts';

type Logged = Exchange & { readonly response: Received };

type Finding = ClauseResult['findings'][number];

/** Thrown for a mutant that a page can't show. Its message is the reason. */
class NotShownError extends Error {
  override readonly name = 'NotShownError';
}

/** Headers of the connection, and headers that fetch sets itself. */
const dropped = /^(?:host|connection|content-length|transfer-encoding|user-agent|sec-.*)$/;

/** What the control plane reads of the requests of a driver. */
const sentToControl: ReadonlySet<string> = new Set(['authorization', 'content-type']);

const isApi = (path: string): boolean => path.startsWith(basePath);

const requestIdHeader = 'x-request-id';

/** Keeps each exchange of a server, as its client sees it. */
const recordTo =
  (log: Logged[]): Wrap =>
  (next) =>
  async (request) => {
    const { method, url } = request;
    const { pathname, search } = new URL(url);
    const body = await request.clone().text();
    const headers = Object.fromEntries(
      [...request.headers].filter(
        ([name]) => !dropped.test(name) && (isApi(pathname) || sentToControl.has(name)),
      ),
    );
    const response = await next(request);
    log.push({
      request: [method, pathname + search, headers, ...(body === '' ? ([] as const) : ([body] as const))],
      response: {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: isStream(response) ? '' : await readBody(response.clone()).text,
      },
    });
    return response;
  };

/** How many requests before the finding may belong to it. */
const maxCandidates = 60;

/** The maximum length of all requests, in characters. */
const maxLength = 12_000;

/** How to detect a mutant: in a quick run with repeatable times, or else in one that tries more values. */
const runs = [
  { clock: demonstratedOptions.clock, effort: 'quick', maxDurationMs: 10_000 },
  { clock: systemClock(demonstratedOptions.clock), effort: 'standard', maxDurationMs: 60_000 },
] as const;

/** Runs the gate until the mutant's clause fails. @throws NotShownError if it doesn't */
const findFinding = async (
  { wrap, outgoing, clause, detectedBy }: Mutant,
  log: Logged[],
): Promise<Finding> => {
  const scenarios = inOrderFor(await loadScenarios(), clause, detectedBy);
  for (const { clock, ...extent } of runs) {
    log.length = 0;
    const served = {
      ...demonstratedOptions,
      clock,
      outgoing,
      wrap: (next: Fetch) => recordTo(log)(wrap(next)),
    };
    const finding = await withServedSandbox(served, async (url) => {
      const options = { ...gateOptionsFor(url), ...extent, only: [clause], concurrency: 1 };
      for await (const event of runScenarios(scenarios, options)) {
        if (event.type !== 'case-finished') continue;
        const match = event.findings.find((one) => one.clause === clause);
        if (match) return match.finding;
      }
      return undefined;
    });
    if (finding) return finding;
  }
  throw new NotShownError('The gate detects it only in a longer run.');
};

const isWrite = ({ request: [method] }: Logged): boolean => method !== 'GET' && method !== 'HEAD';

/** The places of a finding's exchanges in the log. @throws NotShownError if the log lacks one */
const locate = (log: readonly Logged[], finding: Finding): Set<number> => {
  const places = new Set<number>();
  let before = log.length;
  for (const { driver, headers, curl, status } of finding.exchanges.toReversed()) {
    if (driver !== undefined) continue;
    const id = headers[requestIdHeader];
    const [url = ''] = /https?:\/\/[^\s'"]+/.exec(curl) ?? [];
    const at = log.findLastIndex(
      ({ request: [, path], response }, index) =>
        index < before &&
        (id === undefined
          ? response.status === status && url.endsWith(path)
          : response.headers[requestIdHeader] === id),
    );
    if (at === -1) throw new NotShownError('Its requests are sent at the same time, or not at all.');
    places.add(at);
    before = at;
  }
  return places;
};

/** A string of a response that later requests may have: an id, a cursor, a secret or an entity tag. */
const isVariable = (value: string): boolean => value.length >= 8 && /\d/.test(value) && !/\s/.test(value);

type Place = readonly [value: string, placeholder: string];

const listStrings = (value: unknown, path: string, add: (value: string, path: string) => void): void => {
  if (typeof value === 'string') add(value, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value))
      listStrings(child, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, add);
};

const listPlaces = ({ response: { headers, body } }: Logged, at: number): Place[] => {
  const places: Place[] = headers.etag === undefined ? [] : [[headers.etag, `{{${at} etag}}`]];
  const code = headers.location && new URL(headers.location, 'http://sandbox').searchParams.get('code');
  if (code) places.push([code, `{{${at}?code}}`]);
  const add = (value: string, path: string) => {
    if (isVariable(value)) places.push([value, `{{${at}${path}}}`]);
  };
  try {
    listStrings(JSON.parse(body), '', add);
  } catch {}
  return places;
};

/**
 * Replaces what a request has from an earlier response by a placeholder.
 *
 * @param fixed placeholders that aren't used
 */
const link = (exchanges: readonly Logged[], fixed: ReadonlySet<string>): DemonstratedRequest[] => {
  const names = new Map<string, string>();
  return exchanges.map((exchange, at) => {
    const values = [...names].toSorted(([one], [other]) => other.length - one.length);
    const sent = JSON.stringify(exchange.request);
    const linked = mapRequest(exchange.request, (text) =>
      values.reduce((before, [value, name]) => before.replaceAll(value, name), text),
    );
    // What the gate itself has made up isn't of the server.
    for (const [value, name] of listPlaces(exchange, at))
      if (!names.has(value) && !fixed.has(name) && !sent.includes(value)) names.set(value, name);
    return linked;
  });
};

/** Whether requests show a mutant. */
const isShownBy = async (mutant: Mutant, requests: readonly DemonstratedRequest[]): Promise<boolean> =>
  compareExchanges(...(await playBoth(createSandbox, mutant, requests))).some(
    ({ isDifferent }) => isDifferent,
  );

/** Whether nothing has to be recorded again: a demonstration still shows its mutant. */
export const isCurrent = async (mutant: Mutant, demonstration: Demonstrations[string]): Promise<boolean> =>
  'reason' in demonstration || isShownBy(mutant, demonstration.requests);

/** The placeholders for which the correct server has no value although its response has the same status. */
const findMissing = (
  requests: readonly DemonstratedRequest[],
  [correct, broken]: readonly [readonly Exchange[], readonly Exchange[]],
): string[] =>
  requests
    .filter((_, at) => correct[at]?.response === null)
    .flatMap((request) => [...JSON.stringify(request).matchAll(placeholder)])
    .filter(([, at]) => correct[Number(at)]?.response?.status === broken[Number(at)]?.response?.status)
    .map(([name]) => name);

/** Requests that show a mutant: it responds as it did to the gate, and the correct sandbox in another way. */
type Shown = { readonly requests: readonly DemonstratedRequest[]; readonly different: readonly Logged[] };

/** @param own the exchanges of the finding, at least one must differ */
const show = async (
  mutant: Mutant,
  exchanges: readonly Logged[],
  own: ReadonlySet<Logged>,
  fixed: ReadonlySet<string> = new Set(),
): Promise<Shown | null> => {
  const requests = link(exchanges, fixed);
  const played = await playBoth(createSandbox, mutant, requests);
  const missing = findMissing(requests, played);
  if (missing.length > 0) return show(mutant, exchanges, own, new Set([...fixed, ...missing]));
  const isSame = played[1].every(({ response }, at) => response?.status === exchanges[at]?.response.status);
  const compared = compareExchanges(...played);
  const different = exchanges.filter((each, at) => own.has(each) && compared[at]?.isDifferent);
  return isSame && different.length > 0 ? { requests, different } : null;
};

/** Omits the requests without which the last difference remains. */
const shorten = async (mutant: Mutant, exchanges: readonly Logged[], match: Shown): Promise<Shown> => {
  const target = match.different.at(-1) as Logged;
  const own = new Set([target]);
  let [kept, best] = [exchanges, match];
  for (const exchange of exchanges) {
    const isUsed = JSON.stringify(best.requests).includes(`{{${kept.indexOf(exchange)}`);
    if (exchange === target || isUsed) continue;
    const fewer = kept.filter((each) => each !== exchange);
    const still = await show(mutant, fewer, own);
    if (still) [kept, best] = [fewer, still];
  }
  return best;
};

/** Selects the requests to show from those that a finding is about and those before it. @throws NotShownError */
const selectRequests = async (
  mutant: Mutant,
  log: readonly Logged[],
  finding: Finding,
): Promise<readonly DemonstratedRequest[]> => {
  const places = locate(log, finding);
  const own = new Set([...places].map((at) => log[at] as Logged));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isControl = (exchange: Logged) => isWrite(exchange) && !isApi(exchange.request[1]);
  // From what usually suffices to everything: calls of the driver, writes, reads.
  const wider: ((exchange: Logged, at: number) => boolean)[] = [
    (exchange, at) => at > first && isControl(exchange),
    isControl,
    (exchange) => isWrite(exchange) || !isApi(exchange.request[1]),
    () => true,
  ];
  for (const belongs of wider) {
    const exchanges = log
      .filter((each, at) => own.has(each) || (at < last && belongs(each, at)))
      .slice(-maxCandidates);
    const match = await show(mutant, exchanges, own);
    if (!match) continue;
    const { requests } = await shorten(mutant, exchanges, match);
    if (JSON.stringify(requests).length <= maxLength) return requests;
    throw new NotShownError('Its requests are too long for a page.');
  }
  throw new NotShownError('It shows only among other requests, or with time.');
};

/**
 * Records the requests by which the gate detects a mutant, or those that are written for its clause.
 *
 * @returns the demonstration, or why a page can't show it
 */
export const recordDemonstration = async (mutant: Mutant): Promise<Demonstrations[string]> => {
  for (const requests of writtenFor(mutant.clause))
    if (await isShownBy(mutant, requests)) return { requests };
  try {
    const log: Logged[] = [];
    const finding = await findFinding(mutant, log);
    const [expected, got] = [shortenText(finding.expected, 300), shortenText(finding.got, 300)];
    return { expected, got, requests: await selectRequests(mutant, log, finding) };
  } catch (error) {
    if (error instanceof NotShownError) return { reason: error.message };
    throw error;
  }
};
