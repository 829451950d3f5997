import { errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { secretNamed, setSecret, valued } from './secret-records.ts';

const { code } = errors['residency-violation'];

type Lock = { region: string; outside: string };

const locked = async (t: Case, body: (lock: Lock) => Promise<void>): Promise<void> => {
  const { lift, ...lock } = await t.needs('lock-residency')({ workspace: t.target.workspace });
  await withCleanup(() => body(lock), lift);
};

export default scenario(
  'secrets.residency',
  'A secret that is restricted to a region is stored and used only there',
  { needs: ['lock-residency'] },
  async (gate) => {
    await gate.case('storing', (t) =>
      locked(t, async ({ region, outside }) => {
        const { name } = await setSecret(t, { ...valued(t, t.unique('value')), residency: region });
        const expectInside = async (secret: string) => {
          const residency = (await secretNamed(t, secret))?.residency;
          t.expect('secrets.residency-lock-kept', residency !== outside, {
            expected: `not stored in ${outside}`,
            got: `stored in ${residency}`,
          });
          return residency;
        };
        const body = t.sample('setSecret', { ...valued(t, t.unique('value')), residency: outside });
        const { name: fresh } = body as { name: string };
        const created = await t.send({ operation: 'setSecret', body });
        if (isSuccess(created)) await expectInside(fresh);
        else t.expectRefused('secrets.residency-lock-kept', created);
        await t.send({ operation: 'setSecret', body: { ...(body as object), name } });
        await t.send({ operation: 'rotateSecret', path: { name } });
        const actualRegion = await expectInside(name);
        t.expect('secrets.residency-lock-kept', actualRegion === region, {
          expected: region,
          got: String(actualRegion),
        });
        // Without a region of its own, it has the region that the workspace is restricted to.
        const { name: plain } = await setSecret(t, { ...valued(t, t.unique('value')), residency: undefined });
        await expectInside(plain);
      }),
    );

    await gate.case('using', (t) =>
      locked(t, async ({ region, outside }) => {
        const { workspace } = t.target;
        const { name } = await setSecret(t, { ...valued(t, t.unique('value')), residency: region });
        const createProxyUrl = (from: string) =>
          t.send({ operation: 'createProxyUrl', body: t.sample('createProxyUrl', { name, region: from }) });
        const response = await createProxyUrl(outside);
        const isRefused = getErrorCode(response) === code;
        if (isRefused) {
          t.expectError('secrets.residency-violation', response, 'residency-violation');
          t.expectError('secrets.residency-violation-status', response, 'residency-violation');
          const inside = await createProxyUrl(region);
          t.expect('secrets.residency-violation', getErrorCode(inside) !== code, {
            expected: `a URL for a runtime in ${region}`,
            got: code,
          });
        }
        if (!t.has('inspect-storage')) {
          // The region of a runtime may be unknown before it uses the URL.
          if (!isRefused)
            t.notExercised('secrets.residency-violation', 'a driver with the capability inspect-storage');
          return;
        }
        const from = (at: string) =>
          t.needs('inspect-storage')({ view: 'secret-use', workspace, name, region: at });
        const abroad = await from(outside);
        t.expect('secrets.residency-violation', !abroad.used && abroad.code === code, {
          expected: `${code} for a runtime in ${outside}`,
          got: abroad.used ? 'a use' : abroad.code,
        });
        const home = await from(region);
        t.expect('secrets.residency-violation', home.used, {
          expected: `a use by a runtime in ${region}`,
          got: home.used ? 'a use' : home.code,
        });
      }),
    );
  },
);
