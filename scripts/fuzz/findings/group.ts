import type { Finding } from '../checks/finding.ts';

/** A group of similar findings. */
export type Group = {
  readonly first: Finding;
  readonly count: number;
  /** The places where they occurred. */
  readonly places: readonly string[];
};

/** Groups similar findings, the most frequent first. */
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
