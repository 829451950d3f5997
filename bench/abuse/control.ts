import { controlPath } from '@workspace-api/contract/sandbox';
import { type Attack, controlled, many, post } from './attack.ts';

/** A workspace whose slug is new each time. */
const workspace = (name: string, records: string): Attack =>
  post(
    `seed: ${name}`,
    `${controlPath}/workspaces`,
    (number) => `{"slug":"seeded-${number}","test":{${records}}}`,
  );

/** Requests that act on the sandbox as a whole. */
export const control: readonly Attack[] = [
  post('control: snapshot', `${controlled}/snapshots/taken`, '', 'PUT'),
  post('control: restore', `${controlled}/snapshots/taken/restore`),
  post('control: clock', `${controlPath}/clock/advance`, '{"seconds":60}'),
  workspace(
    'log entries',
    `"log_entries":[${many(14_000, () => '{"level":"info","source":"agent","message":"x"}')}]`,
  ),
  workspace('agents', `"agents":[${many(50_000, () => '{"name":"x"}')}]`),
  workspace('pages', `"pages":[${many(25_000, (index) => `{"slug":"p${index}","title":"x"}`)}]`),
  workspace('secrets', `"secrets":[${many(20_000, (index) => `{"name":"s${index}","value":"x"}`)}]`),
  workspace('invalid', `"agents":[${many(90_000, () => '{"a":1}')}]`),
  workspace(
    'unknown references',
    `"runs":[${many(18_000, (index) => `{"agent_id":"agt_${index}","status":"failed"}`)}]`,
  ),
];
