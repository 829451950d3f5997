import { type OperationShape, operationList } from '@workspace-api/contract';
import type { Report } from '../engine/report/report.ts';

const counted = (count: number, kind: string): string => {
  const plural = kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
  return `${count} ${count === 1 ? kind : plural}`;
};

/** Shared data of a workspace is named by its tag. It was changed and can't be counted. */
const shared = new Set<string>((operationList as readonly OperationShape[]).map(({ tag }) => tag));

/**
 * The records and changes that a run left on the target, counted by kind: `12 agents, 3 pages, changes to the theme`; empty if
 * there are none.
 */
export const describeLeftovers = ({ leftovers }: Pick<Report, 'leftovers'>): string => {
  const counts = new Map<string, number>();
  for (const { kind } of leftovers.filter((leftover) => !shared.has(leftover.kind)))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const changed = [...new Set(leftovers.map(({ kind }) => kind).filter((kind) => shared.has(kind)))];
  const records = [...counts].map(([kind, count]) => counted(count, kind));
  return [...records, ...changed.map((tag) => `changes to ${tag}`)].join(', ');
};
