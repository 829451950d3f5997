import type { Finding } from '../report/report.ts';

/** Whether the repetition of a case failed to show a finding, and whether other cases ran when it was found. */
export type Repetition = Pick<Finding, 'intermittent' | 'simultaneous'>;

/** The case that a finding belongs to: its scenario, and its place in it. */
type Owner = { scenario: string; index: number };

const precedes = (one: Owner, other: Owner): boolean =>
  one.scenario === other.scenario ? one.index < other.index : one.scenario < other.scenario;

/** Creates the findings of a run that many cases may show: which case reports each. */
export const createSoftFindings = () => {
  const owners = new Map<string, Owner>();
  return {
    /**
     * Claims a finding for a case. The first claim is `new`. A later one of a case that precedes the owner in the order of
     * scenarios and cases takes it over, so that the report doesn't depend on which case was faster. Any other is `known`.
     */
    claim: (key: string, owner: Owner): 'new' | 'taken over' | 'known' => {
      const present = owners.get(key);
      if (present && !precedes(owner, present)) return 'known';
      owners.set(key, owner);
      return present ? 'taken over' : 'new';
    },
    /** Whether a case still owns a finding. */
    isOwner: (key: string, { scenario, index }: Owner): boolean => {
      const owner = owners.get(key);
      return owner?.scenario === scenario && owner.index === index;
    },
    /** What the repetition of a finding showed. */
    repetitions: new Map<string, Repetition>(),
  };
};

export type SoftFindings = ReturnType<typeof createSoftFindings>;
