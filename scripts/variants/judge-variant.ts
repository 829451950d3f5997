import { type GateOptions, judge, type Report } from '../../conformance/index.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import { gateOptionsFor, withServedSandbox } from '../judges/served-sandbox.ts';
import { withPlainBodies } from './with-plain-bodies.ts';

/** What to run: all families if `only` is left out. */
export type Extent = { readonly seed: number } & Pick<GateOptions, 'effort' | 'only'>;

/** Judges a variant with every capability of the sandbox's driver, and with the variant's own samples. */
export const judgeVariant = (
  { wrap, outgoing, samples = {} }: Variant,
  { seed, ...extent }: Extent,
): Promise<Report> =>
  withServedSandbox({ seed, wrap: withPlainBodies(wrap), ...(outgoing && { outgoing }) }, (url) =>
    judge({ ...gateOptionsFor(url), samples, seed, ...extent }),
  );
