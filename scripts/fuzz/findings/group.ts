import type { Finding } from '../checks/finding.ts';

/** Findings that are alike. */
export type Group = {
  readonly first: Finding;
  readonly count: number;
  /** Where they happened. */
  readonly places: readonly string[];
};

/** Groups findings that are alike; the most frequent first. */
export const groupFindings = (findings: readonly Finding[]): Group[] => {
  const groups = new Map<string, { first: Finding; count: number; places: string[] }>();
  for (const finding of findings) {
    const key = `${finding.problem}\n${finding.cause}`;
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      if (!group.places.includes(finding.at)) group.places.push(finding.at);
    } else groups.set(key, { first: finding, count: 1, places: [finding.at] });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
};
