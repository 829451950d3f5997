import { examples } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { type Attack, many, post } from './attack.ts';

/** A workspace whose slug is new each time. */
const workspace = (name: string, records: string): Attack =>
  post(
    `seed: ${name}`,
    controlPath + operations.createWorkspace.path,
    (number) => `{"slug":"${name.replaceAll(' ', '-')}-${number}","test":{${records}}}`,
  );

/** A workspace with as many records as a snapshot may have. */
const saved = `${controlPath}/workspaces/saved`;

/** Requests that act on the sandbox as a whole. */
export const control: readonly Attack[] = [
  post('control: snapshot', `${saved}/snapshots/taken`, '', 'PUT'),
  post('control: restore', `${saved}/snapshots/taken/restore`),
  post(
    'control: snapshot that is refused',
    `${controlPath}/workspaces/${examples.workspace.slug}/snapshots/large`,
    '',
    'PUT',
  ),
  post('control: clock', `${controlPath}/clock/advance`, '{"seconds":60}'),
  workspace(
    'log entries',
    `"log_entries":[${many(1000, () => '{"level":"info","source":"agent","message":"x"}')}]`,
  ),
  workspace('agents', `"agents":[${many(1000, () => '{"name":"x"}')}]`),
  workspace('pages', `"pages":[${many(1000, (index) => `{"slug":"p${index}","title":"x"}`)}]`),
  workspace('secrets', `"secrets":[${many(1000, (index) => `{"name":"s${index}","value":"x"}`)}]`),
  workspace('too many records', `"agents":[${many(5900, () => '{"name":"x"}')}]`),
  workspace('invalid', `"agents":[${many(1000, () => '{"a":1}')}]`),
  workspace(
    'unknown references',
    `"runs":[${many(1000, (index) => `{"agent_id":"agt_${index}","status":"failed"}`)}]`,
  ),
];
