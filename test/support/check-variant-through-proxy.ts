import type { Report } from '../../conformance/index.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import { checkVariant, type Extent } from '../../scripts/variants/check-variant.ts';
import { throughProxy } from './with-proxy.ts';

/** Checks the families that a variant affects, through a proxy. Returns the gate's report and the proxy's. */
export const checkVariantThroughProxy = async (variant: Variant): Promise<Report[]> => {
  const extent: Extent = { seed: 1, effort: 'quick', only: [...variant.families] };
  const observed: Report[] = [];
  const directReport = await checkVariant(variant, extent, async (target, use) => {
    const { result, report } = await throughProxy(target, {}, use);
    observed.push(report);
    return result;
  });
  return [directReport, ...observed];
};
