import { parseInstant } from '../../checks/instant.ts';
import { scenario } from '../../engine/scenario.ts';
import { tolerance } from '../shared/target-time.ts';
import {
  acceptedValues,
  createProxyUrl,
  expectTimes,
  readOverlap,
  resolvedValue,
  secretNamed,
  setSecret,
  valued,
} from './secret-records.ts';

const day = 24 * 60 * 60;
/** How long to wait for the end of an overlap, in seconds. Its length is not documented, but a year is too long. */
const defaultWaits = [60 * 60 + tolerance, day, 30 * day, 366 * day];

const title = 'A proxy URL and the overlap of a rotation end at their time';
export default scenario(title, { needs: ['inspect-storage', 'advance-clock'] }, async (gate) => {
  await gate.case('a secret that was rotated', async (t) => {
    const advance = t.needs('advance-clock');
    const { name } = await setSecret(t, valued(t));
    const rotated = await t.prepare({ operation: 'rotateSecret', path: { name } });
    const first = await secretNamed(t, name);
    const since = parseInstant(first?.updated_at);
    const { url, until } = await createProxyUrl(t, name);
    const [current = ''] = await acceptedValues(t, name);
    const isResolved = (await resolvedValue(t, url)) !== null;
    const untilExpiry = Math.max((until - since) / 1000, 0) + tolerance;
    await advance({ seconds: untilExpiry });
    const late = await resolvedValue(t, url);

    // A target that returns the end of the overlap must keep to it; any other may end the overlap later.
    const overlap = readOverlap(rotated);
    const waits = overlap > 0 ? [Math.max(overlap + tolerance - untilExpiry, 1)] : defaultWaits;
    let accepted: string[] = [];
    for (const seconds of waits) {
      await advance({ seconds });
      accepted = await acceptedValues(t, name);
      if (accepted.length === 1) break;
    }
    t.expectEqual('secrets.rotate-overlap-ends', accepted, [current], rotated);

    await setSecret(t, { name, ...valued(t) });
    const second = await secretNamed(t, name);
    expectTimes(t, first, second, (from, to) => from < to);
    if (!isResolved || !(parseInstant(second?.updated_at) > until))
      return t.notExercised(
        'secrets.proxy-url-expires',
        'a proxy URL that resolves, and a secret that shows the time of the target',
      );
    t.expectEqual('secrets.proxy-url-expires', late, null);
  });
});
