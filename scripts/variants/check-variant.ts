import { checkConformance, type GateOptions, type Report } from '../../conformance/index.ts';
import { compress } from '../../mocks/sandbox/http/encodings/compress.ts';
import { type Variant, variants } from '../../mocks/variants/index.ts';
import type { Fetch, Wrap } from '../../mocks/wrappers/fetch.ts';
import { gateOptionsFor, withServedSandbox } from '../matrix/served-sandbox.ts';
import { type Families, type Row, toRow } from './matrix.ts';

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

/** A run of the gate against a variant. */
export type Run = {
  /** The variant's name. */
  readonly variant: string;
  readonly seed: number;
  readonly effort: NonNullable<Extent['effort']>;
  readonly families: Families;
};

/** Checks a variant. @throws RangeError if no variant has that name */
export const createRow = async ({ variant: name, seed, effort, families }: Run): Promise<Row> => {
  const variant = variants[name];
  if (variant === undefined)
    throw new RangeError(`Unknown variant "${name}". See mocks/variants/ for the available names.`);
  const only = variant.families.slice(0, families === 'first' ? 1 : undefined);
  const extent = { seed, effort, ...(families !== 'all' && { only }) };
  return toRow({ variant: name, seed, families }, await checkVariant(variant, extent));
};
