import { mediaTypes } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { type Attack, attacked, controlled, get, long, many, post } from './attack.ts';

const lists = (name: string, path: string): Attack[] =>
  Object.entries(mediaTypes).map(([type, accept]) => get(`list: ${name}, ${type}`, path, accept));

/** Reads that find or return much. */
export const reads: readonly Attack[] = [
  ...lists('logs', `${attacked}/logs?limit=100`),
  ...lists('submissions of 100 kB', `${attacked}/forms/frm_LARGE/submissions?limit=100`),
  ...lists('agents', `${attacked}/agents?limit=100`),
  get('search: nothing found', `${attacked}/logs/search?q=${'z'.repeat(20)}`),
  get('search: longest text', `${attacked}/logs/search?q=${'z'.repeat(8000)}`),
  get('search: level and source', `${attacked}/logs/search?level=error&source=nobody`),
  get('query: many keys', `${attacked}/agents?${many(2000, (index) => `a${index}`).replaceAll(',', '&')}`),
  get('control: request log', `${controlPath}/requests?limit=1000`),
  get('control: export', `${controlPath}/export`),
  get('control: deliveries', `${controlled}/deliveries`),
  post('control: traces', `${controlPath}/traces`, JSON.stringify({ value: 'x'.repeat(long) })),
];
