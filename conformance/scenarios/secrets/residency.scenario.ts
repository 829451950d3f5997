import { errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';
import { listSecrets, setSecret, valued } from './secret-records.ts';

const { code } = errors['residency-violation'];

const title = 'A secret that is restricted to a region is stored and used only there';
export default scenario(title, { needs: ['lock-residency'] }, async (gate) => {
  await gate.case('a workspace that is restricted to a region', async (t) => {
    const { lift, region, outside } = await t.needs('lock-residency')({ workspace: t.target.workspace });
    await withCleanup(() => expectInside(t, region, outside), lift);
  });
});

/** Stores a secret in a region and tries to move it, then uses it from both regions. */
const expectInside = async (t: Case, region: string, outside: string): Promise<void> => {
  const { workspace } = t.target;
  const members = { ...valued(t), residency: outside };
  const abroad = t.sample('setSecret', members) as { name: string };
  const plain = t.sample('setSecret', { ...valued(t), residency: undefined }) as { name: string };
  const [{ name }, created] = await t.together([
    () => setSecret(t, { ...valued(t), residency: region }),
    () => t.send({ operation: 'setSecret', body: abroad }),
    // Without a region of its own, it may be refused, or have the region that the workspace is restricted to.
    () => t.send({ operation: 'setSecret', body: plain }),
  ]);
  if (!isSuccess(created)) t.expectRefused('secrets.residency-lock-kept', created);
  await t.send({ operation: 'setSecret', body: { ...abroad, name } });
  await t.send({ operation: 'rotateSecret', path: { name } });
  const own = (await listSecrets(t)).filter((secret) =>
    [name, abroad.name, plain.name].includes(secret.name),
  );
  const moved = own.filter(({ residency }) => residency === outside).map((secret) => secret.name);
  t.expectEqual('secrets.residency-lock-kept', moved, []);
  t.expectEqual('secrets.residency-lock-kept', own.find((secret) => secret.name === name)?.residency, region);

  const createProxyUrl = (from: string) =>
    t.send({ operation: 'createProxyUrl', body: t.sample('createProxyUrl', { name, region: from }) });
  const response = await createProxyUrl(outside);
  const isRefused = getErrorCode(response) === code;
  if (isRefused) {
    t.expectError('secrets.residency-violation', response, 'residency-violation');
    t.expectError('secrets.residency-violation-status', response, 'residency-violation');
    t.expect('secrets.residency-violation', getErrorCode(await createProxyUrl(region)) !== code, {
      expected: `a URL for a runtime in ${region}`,
      got: code,
    });
  }
  // The region of a runtime may be unknown before it uses the URL.
  if (isRefused && !t.has('inspect-storage')) return;
  const inspect = t.needs('inspect-storage');
  const from = (at: string) => inspect({ view: 'secret-use', workspace, name, region: at });
  const use = await from(outside);
  t.expectEqual('secrets.residency-violation', use.used ? 'a use' : use.code, code);
  t.expectEqual('secrets.residency-violation', (await from(region)).used, true);
};
