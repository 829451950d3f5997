import type { Report } from '../../conformance/index.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import { type Extent, judgeVariant } from '../../scripts/variants/judge-variant.ts';
import { throughProxy } from './with-proxy.ts';

/** Judges a variant by the gate through a proxy. Returns both reports, the proxy's last. */
export const judgeVariantThroughProxy = async (variant: Variant, extent: Extent): Promise<Report[]> => {
  const observed: Report[] = [];
  const judged = await judgeVariant(variant, extent, async (target, use) => {
    const { result, report } = await throughProxy(target, {}, use);
    observed.push(report);
    return result;
  });
  return [judged, ...observed];
};
