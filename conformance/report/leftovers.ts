import type { Report } from '../engine/report/report.ts';

const counted = (count: number, kind: string): string => {
  const plural = kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
  return `${count} ${count === 1 ? kind : plural}`;
};

/** What a run left on the target, counted by kind: `12 agents, 3 pages`; empty if nothing is left. */
export const leftoversInWords = ({ leftovers }: Pick<Report, 'leftovers'>): string => {
  const counts = new Map<string, number>();
  for (const { kind } of leftovers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => counted(count, kind)).join(', ');
};
