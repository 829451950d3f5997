import { pageSandboxGoals as goals } from '../goals.ts';
import type { PageSandbox } from './measure.ts';

const compare = (value: number, goal: number, unit: string): string =>
  `goal ≤ ${goal} ${unit}: ${value <= goal ? 'met' : 'missed'}`;

/** Formats what the sandbox in a page costs as lines of text. */
export const formatPageSandbox = ({
  chromium,
  size,
  firstResponse,
  onlySqlite,
  memory,
}: PageSandbox): string => {
  const [code, sqlite, used] = [size.code / 1000, size.sqlite / 1000, memory.used / 1_000_000];
  const { median, min, max } = firstResponse;
  return [
    `Chromium ${chromium}, empty cache`,
    `download, gzipped: ${Math.round(code + sqlite)} kB (code ${Math.round(code)}, SQLite ${Math.round(sqlite)}); ${compare(code + sqlite, goals.size, 'kB')}`,
    `from the import to the first response: ${Math.round(median)} ms (${Math.round(min)}–${Math.round(max)}), ${(median / onlySqlite.median).toFixed(1)} times as long as SQLite itself (${Math.round(onlySqlite.median)} ms); ${compare(median, goals.firstResponse, 'ms')}`,
    `memory after ${memory.requests.toLocaleString('en')} requests: ${used.toFixed(1)} MB; ${compare(used, goals.memory, 'MB')}`,
  ].join('\n');
};
