import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import { type GateOptions, judge, type Report } from '../../conformance/index.ts';
import { demoTokens } from '../../mocks/index.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import { serveVariant } from './serve-variant.ts';

/** A load of the machine that delays an answer by less than this is no failure. */
const timeoutMs = 60_000;

/** What to run: all families if `only` is left out. */
export type Extent = { readonly seed: number } & Pick<GateOptions, 'effort' | 'only'>;

/** Judges a variant with every capability of the sandbox's driver, and with the variant's own samples. */
export const judgeVariant = async (variant: Variant, { seed, ...extent }: Extent): Promise<Report> => {
  const served = await serveVariant(variant, seed);
  try {
    return await judge({
      target: `${served.url}/v1`,
      token: demoTokens[0]?.token ?? '',
      driver: sandboxDriver,
      driverOptions: { control: `${served.url}/_sandbox` },
      timeoutMs,
      samples: variant.samples ?? {},
      seed,
      ...extent,
    });
  } finally {
    await served.close();
  }
};
