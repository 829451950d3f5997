import { checkConformance, type GateOptions, type Report } from '../../conformance/index.ts';
import { compress } from '../../mocks/sandbox/http/encodings/compress.ts';
import { type Variant, variants } from '../../mocks/variants/index.ts';
import type { Fetch, Wrap } from '../../mocks/wrappers/fetch.ts';
import type { Row, Run } from './row.ts';
import { gateOptionsFor, withServedSandbox } from './served-sandbox.ts';

/** Copies a request to the platform's own class, with or without `Accept-Encoding`. */
const copyRequest = ({ url, method, headers, body }: Request, compressed: boolean): Request => {
  const copy = new Headers(headers);
  if (!compressed) copy.delete('Accept-Encoding');
  return new Request(url, { method, headers: copy, ...(body && { body, duplex: 'half' }) });
};

/** A wrapper that reads and writes plain bodies. Its responses are compressed as the caller requested. */
const withPlainBodies =
  (wrap: Wrap): Wrap =>
  (next) => {
    const plain: Fetch = (request) => next(copyRequest(request, false));
    const wrapped = wrap(plain);
    return async (request) => compress(request, await wrapped(copyRequest(request, true)));
  };

/** The scope of a run: all families if `only` is omitted. */
export type Extent = { readonly seed: number } & Pick<GateOptions, 'effort' | 'only'>;

/** Sends the requests of a run by another route: `use` receives the target's URL on that route. */
export type Route = <T>(target: string, use: (target: string) => Promise<T>) => Promise<T>;

const direct: Route = (target, use) => use(target);

/** Checks a variant with every capability of the sandbox's driver, and with the variant's own samples. */
export const checkVariant = (
  { wrap, outgoing, samples = {} }: Variant,
  { seed, ...extent }: Extent,
  route: Route = direct,
): Promise<Report> =>
  withServedSandbox({ seed, wrap: withPlainBodies(wrap), ...(outgoing && { outgoing }) }, (url) => {
    const { target, ...options } = gateOptionsFor(url);
    return route(target, (way) => checkConformance({ ...options, target: way, samples, seed, ...extent }));
  });

/** Lists what is wrong in the report of a correct server: clauses that failed, and errors of the gate. */
export const mistakesIn = ({ clauses, errors }: Report): string[] => [
  ...clauses
    .filter(({ status }) => status === 'fail' || status === 'error')
    .map(({ id, status, reason, findings: [first] }) => {
      const detail = first ? `${first.case}: expected ${first.expected}, got ${first.got}` : reason;
      return `${status}: ${id}: ${detail}`;
    }),
  ...errors.map(({ scenario, case: name, message }) => `error in ${scenario}: ${name}: ${message}`),
];

const longest = 300;

/** Checks a variant. */
export const createVariantRow = async ({ server, seed, effort, families }: Run): Promise<Row> => {
  const variant = variants[server] as Variant;
  const only = variant.families.slice(0, families === 'first' ? 1 : undefined);
  const report = await checkVariant(variant, { seed, effort, ...(families !== 'all' && { only }) });
  const mistakes = mistakesIn(report);
  return {
    server,
    seed,
    outcome: mistakes.length === 0 ? 'passes' : 'fails',
    clauses: `${report.totals.pass} pass`,
    details: mistakes.map((mistake) => mistake.replaceAll(/\s+/g, ' ').slice(0, longest)),
    requests: report.requests,
    milliseconds: report.durationMs,
  };
};
