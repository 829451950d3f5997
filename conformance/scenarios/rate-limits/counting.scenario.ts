import { headerNames, operations } from '@workspace-api/contract';
import { parseRateCount, wrongCount } from '../../checks/exchange/rate-limits.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { parseIntegerHeader } from '../../target/rate-limits.ts';

/** Returns the number of seconds until the window ends. */
const getReset = (exchange: Exchange): number =>
  parseIntegerHeader(exchange, headerNames.rateLimitReset) ?? Number.NaN;

const title = 'Each request with a token decreases its remaining limit by one';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('a separate token', async (t) => {
    const { token } = await t.subjects.freshToken([operations.getMe.scope]);
    const responses: Exchange[] = [];
    for (const _ of [1, 2, 3, 4]) responses.push(await t.send({ operation: 'getMe', token }));
    const rateCounts = responses.map((response) => ({
      count: parseRateCount(response),
      reset: getReset(response),
    }));
    if (rateCounts.some(({ count, reset }) => count === null || Number.isNaN(reset)))
      return t.notExercised('rate-limits.remaining-counts-down', 'the headers of the rate limit');
    for (const [index, { count, reset }] of rateCounts.entries()) {
      if (!count) continue;
      const before = rateCounts[index - 1];
      // A new window may begin between two requests.
      const isSameWindow =
        before?.count && reset <= before.reset && count.remaining <= before.count.remaining;
      const difference = wrongCount(count, isSameWindow ? before.count : null, true);
      t.hold({ clause: 'rate-limits.remaining-counts-down', difference }, responses[index] ?? null);
    }
  });
});
