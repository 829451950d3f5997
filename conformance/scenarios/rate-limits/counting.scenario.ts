import { headerNames, operations } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';

const counts = 'rate-limits.remaining-counts-down';

const shown = ({ headers }: Exchange) =>
  [headerNames.rateLimitLimit, headerNames.rateLimitRemaining, headerNames.rateLimitReset].map((name) =>
    Number(headers[name.toLowerCase()] ?? Number.NaN),
  ) as [limit: number, remaining: number, reset: number];

export default scenario(
  'rate-limits.counting',
  'Each request of a token takes one off what remains of its limit',
  { clauses: [counts] },
  async (gate) => {
    await gate.case('a separate token', async (t) => {
      const { token } = await t.subjects.freshToken([operations.getMe.scope]);
      const answers: Exchange[] = [];
      for (const _ of [1, 2, 3, 4]) answers.push(await t.send({ operation: 'getMe', token }));
      const seen = answers.map(shown);
      if (seen.flat().some(Number.isNaN))
        return t.notExercised(
          counts,
          `the headers ${Object.values(headerNames)
            .filter((name) => name.startsWith('X-RateLimit'))
            .join(', ')}`,
        );
      for (const [index, [limit, remaining, reset]] of seen.entries()) {
        const [limitBefore, remainingBefore, resetBefore] = seen[index - 1] ?? [limit, remaining + 1, reset];
        // A new window may begin between two requests.
        const isNewWindow = reset > resetBefore || remaining > remainingBefore;
        const isRight =
          limit === limitBefore &&
          remaining >= 0 &&
          remaining < limit &&
          (isNewWindow || remaining === remainingBefore - 1);
        t.expect(counts, isRight, {
          expected: `${remainingBefore - 1} of ${limitBefore} requests remaining`,
          got: `${remaining} of ${limit}`,
        });
      }
    });
  },
);
