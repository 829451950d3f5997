import { type GateOptions, judge, type Report } from '../../conformance/index.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import { gateOptionsFor, withServedSandbox } from '../judges/served-sandbox.ts';
import { withPlainBodies } from './with-plain-bodies.ts';

/** What to run: all families if `only` is left out. */
export type Extent = { readonly seed: number } & Pick<GateOptions, 'effort' | 'only'>;

/** Sends the requests of a run another way: `use` is given the target's address on that way. */
export type Route = <T>(target: string, use: (target: string) => Promise<T>) => Promise<T>;

const direct: Route = (target, use) => use(target);

/** Judges a variant with every capability of the sandbox's driver, and with the variant's own samples. */
export const judgeVariant = (
  { wrap, outgoing, samples = {} }: Variant,
  { seed, ...extent }: Extent,
  route: Route = direct,
): Promise<Report> =>
  withServedSandbox({ seed, wrap: withPlainBodies(wrap), ...(outgoing && { outgoing }) }, (url) => {
    const { target, ...options } = gateOptionsFor(url);
    return route(target, (way) => judge({ ...options, target: way, samples, seed, ...extent }));
  });
