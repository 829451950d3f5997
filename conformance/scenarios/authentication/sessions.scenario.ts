import { errors, headerNames, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { inEveryEncoding } from '../shared/each-encoding.ts';

/** Returns a session that has expired. */
const expiredSession = async (t: Case): Promise<string> => {
  const expire = t.needs('expire-token');
  const { token, id } = await t.needs('session-token')({ workspace: t.target.workspace });
  const me = await t.prepare({ operation: 'getMe', token });
  await expire({ id: id ?? me.json<{ token: { id: string } }>().token.id });
  return token;
};

export default scenario(
  'authentication.sessions',
  "A user's session authenticates like a key until it expires",
  { needs: ['session-token'] },
  async (gate) => {
    await gate.case('a session', async (t) => {
      const { token } = await t.needs('session-token')({ workspace: t.target.workspace });
      const me = await t.send({ operation: 'getMe', token });
      t.expectSuccess('authentication.session-token-accepted', me);
    });

    await gate.case('an expired session', async (t) => {
      const token = await expiredSession(t);
      const response = await t.send({ operation: 'getMe', token });
      t.expectError('authentication.expired-session-code', response, 'token-expired');
      const details = { hint: errors['token-expired'].details.hint };
      if (!t.expectError('authentication.expired-session-hint', response, { details }))
        t.notExercised('authentication.expired-session-retry-after', 'a 401 with the hint token_expired');
      const delay = response.headers[headerNames.retryAfter.toLowerCase()];
      t.expect('authentication.expired-session-retry-after', delay === '0', {
        expected: `${headerNames.retryAfter}: 0`,
        got: delay ?? 'none',
      });
    });

    await gate.eachOperation(
      ({ scope }: OperationShape) => scope !== null,
      async (operation, t) => {
        const token = await t.once('an expired session', () => expiredSession(t));
        const request = await t.request(operation, { placeholder: true });
        await inEveryEncoding(t, operation, { ...request, token }, (refusal) =>
          t.expectError('authentication.expired-session-code', refusal, 'token-expired'),
        );
      },
    );
  },
);
