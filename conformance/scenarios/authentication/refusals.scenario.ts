import {
  type ClauseId,
  errors,
  keyPrefixes,
  modeOfKey,
  operations,
  sessionPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import fc from 'fast-check';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { inEveryEncoding } from '../shared/each-encoding.ts';
import { forgedSessions, nearEquals } from './forged-tokens.ts';

const expectUnauthorized = async (
  t: Case,
  clause: ClauseId,
  request: OperationRequest,
  authorization?: string,
) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  expectUnauthorizedResponse(t, clause, await t.send({ ...request, token: null, headers }));
};

const expectUnauthorizedResponse = (t: Case, clause: ClauseId, exchange: Exchange): void => {
  t.expectError(clause, exchange, 'unauthorized');
  const { hint } = errorMembers(exchange).details ?? {};
  const formattedHint = hint === undefined ? 'none' : JSON.stringify(hint);
  t.expect('authentication.unauthorized-carries-hint', typeof hint === 'string', {
    expected: 'error.details.hint, a string',
    got: formattedHint,
  });
  t.expect('authentication.unknown-credentials-hint', hint === errors.unauthorized.details.hint, {
    expected: 'error.details.hint invalid_credentials',
    got: formattedHint,
  });
};

/** Values that look like tokens but were never issued. */
const strangers = Object.values(keyPrefixes).map((prefix) => `${prefix}GateNeverMintedThisKey0000`);
const strangeSession = `${sessionPrefix}eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAwMDAwIn0.`;

/** Creates a key for the run to experiment with. Unlike the run's own token, it is random and is revoked at the end. */
const ownKey = async (t: Case): Promise<string> => (await t.subjects.token([operations.getMe.scope])).token;

/** Creates such a key and uses it once: a server may mistake a nearly equal key for one that it has cached. */
const workingKey = async (t: Case): Promise<string> => {
  const token = await ownKey(t);
  await t.prepare({ operation: 'getMe', token });
  return token;
};

const getPrefix = (token: string): string => token.slice(0, -withoutPrefix(token).length);

/** Returns a key that nearly equals a key of the run, or one that was never issued if the target creates none. */
const nearKey = async (t: Case): Promise<string> => {
  const [stranger = ''] = strangers;
  const token = await ownKey(t).catch((error: unknown) => {
    if (error instanceof NotExercisedError) return null;
    throw error;
  });
  return token === null ? stranger : (nearEquals(token, getPrefix(token))[2] ?? stranger);
};

export default scenario(
  'authentication.refusals',
  'A request with missing, malformed or unknown credentials returns 401 unauthorized',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const request = await t.request(operation, { placeholder: true });
        await inEveryEncoding(t, operation, { ...request, token: null }, (refusal) =>
          expectUnauthorizedResponse(t, 'authentication.bearer-required', refusal),
        );
        // A valid token in another scheme, and a bearer token that nearly equals a valid one.
        await expectUnauthorized(
          t,
          'authentication.malformed-token-is-401',
          request,
          `Basic ${t.target.token}`,
        );
        await expectUnauthorized(
          t,
          'authentication.unknown-token-is-401',
          request,
          `Bearer ${await nearKey(t)}`,
        );
      },
    );

    await gate.case('malformed credentials', async (t) => {
      const { token } = t.target;
      for (const value of [
        'Bearer',
        'Bearer ',
        token,
        `Basic ${token}`,
        `Token ${token}`,
        `Bearer ${keyPrefixes.test}`,
        `Bearer ${token} ${token}`,
        `Bearer ${token}, Basic Z2F0ZTpnYXRl`,
        `Bearer "${token}"`,
        '',
      ]) {
        await expectUnauthorized(t, 'authentication.malformed-token-is-401', { operation: 'getMe' }, value);
      }
    });

    await gate.property(
      'strings that are not tokens',
      fc.stringMatching(/^[!-~]{1,40}$/).filter((token) => withoutPrefix(token) === token),
      (t, token) =>
        expectUnauthorized(
          t,
          'authentication.malformed-token-is-401',
          { operation: 'getMe' },
          `Bearer ${token}`,
        ),
    );

    await gate.case('tokens that were never issued', async (t) => {
      for (const token of [...strangers, strangeSession]) {
        await expectUnauthorized(
          t,
          'authentication.unknown-token-is-401',
          { operation: 'getMe' },
          `Bearer ${token}`,
        );
      }
    });

    await gate.case('keys that nearly equal a valid one', async (t) => {
      const token = await workingKey(t);
      const prefix = getPrefix(token);
      const otherMode = modeOfKey(token) === 'live' ? keyPrefixes.test : keyPrefixes.live;
      for (const near of [...nearEquals(token, prefix), otherMode + token.slice(prefix.length)])
        await expectUnauthorized(
          t,
          'authentication.unknown-token-is-401',
          { operation: 'getMe' },
          `Bearer ${near}`,
        );
      await expectUnauthorized(
        t,
        'authentication.malformed-token-is-401',
        { operation: 'getMe' },
        `Bearer ${token.slice(prefix.length)}`,
      );
    });

    await gate.case('a key outside the header', async (t) => {
      const token = await workingKey(t);
      await expectUnauthorized(t, 'authentication.bearer-required', {
        operation: 'getMe',
        query: { access_token: token, token },
      });
    });

    await gate.case('forged sessions', async (t) => {
      const { token } = await t.subjects.sessionToken();
      await t.prepare({ operation: 'getMe', token });
      for (const forged of forgedSessions(token))
        await expectUnauthorized(
          t,
          'authentication.unknown-token-is-401',
          { operation: 'getMe' },
          `Bearer ${forged}`,
        );
    });
  },
);
