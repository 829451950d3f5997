import {
  type ClauseId,
  errors,
  keyPrefixes,
  modeOfKey,
  type OperationShape,
  operations,
  sessionPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import fc from 'fast-check';
import { getDetails } from '../../checks/error-body.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { eachPossible, unlessMissing } from '../shared/control-flow.ts';
import { getEncodings, requestInChosen } from '../shared/each-encoding.ts';
import { expiredSession } from '../shared/principal.ts';
import { deadSecret } from '../tokens/key-attempts.ts';
import { forgedSessions, nearEquals } from './forged-tokens.ts';

const expectUnauthorized = (t: Case, clause: ClauseId, exchange: Exchange): void => {
  t.expectError(clause, exchange, 'unauthorized');
  const { hint } = getDetails(exchange);
  t.expectEqual('authentication.unknown-credentials-hint', hint, errors.unauthorized.details.hint);
};

/** Values that look like tokens but were never issued. */
const neverIssued = [
  ...Object.values(keyPrefixes).map((prefix) => `${prefix}GateNeverMintedThisKey0000`),
  `${sessionPrefix}eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAwMDAwIn0.`,
];

/** Creates a key for the run to experiment with. Unlike the run's own token, it is random and is revoked at the end. */
const ownKey = async (t: Case): Promise<string> => (await t.subjects.token([operations.getMe.scope])).token;

const getPrefix = (token: string): string => token.slice(0, -withoutPrefix(token).length);

/** Returns a key that nearly equals a key of the run, or one that was never issued if the target creates none. */
const nearKey = async (t: Case): Promise<string | undefined> => {
  const token = await unlessMissing(() => ownKey(t));
  return token === null ? neverIssued[0] : nearEquals(token, getPrefix(token))[2];
};

/** Credentials that no operation accepts. */
type Refused = {
  /** The members of the request that carry them. */
  get: (t: Case) => Promise<Pick<OperationRequest, 'token' | 'headers'>>;
  check: (t: Case, exchange: Exchange) => unknown;
  /** Whether a list refuses them in every encoding, because a server may check each token where it encodes. */
  inEveryEncoding: boolean;
};

const none: Refused = {
  get: async () => ({ token: null }),
  check: (t, exchange) => expectUnauthorized(t, 'authentication.bearer-required', exchange),
  inEveryEncoding: true,
};

const others: readonly Refused[] = [
  {
    get: async (t) => ({ token: await deadSecret(t, 'revokeToken') }),
    check: (t, exchange) => {
      t.expectStatus('tokens.revoke-is-immediate', exchange, 401);
      const details = { hint: errors['token-revoked'].details.hint };
      t.expectError('authentication.revoked-key-hint', exchange, 'token-revoked', { details });
    },
    inEveryEncoding: true,
  },
  {
    get: async (t) => ({ token: await deadSecret(t, 'rotateToken') }),
    check: (t, exchange) => t.expectStatus('tokens.rotate-kills-old-secret', exchange, 401),
    inEveryEncoding: true,
  },
  {
    get: async (t) => ({ token: await expiredSession(t) }),
    check: (t, exchange) => t.expectError('authentication.expired-session-code', exchange, 'token-expired'),
    inEveryEncoding: true,
  },
  {
    get: async (t) => ({ token: null, headers: { authorization: `Basic ${t.target.token}` } }),
    check: (t, exchange) => expectUnauthorized(t, 'authentication.malformed-token-is-401', exchange),
    inEveryEncoding: false,
  },
  {
    get: async (t) => ({ token: (await nearKey(t)) ?? '' }),
    check: (t, exchange) => expectUnauthorized(t, 'authentication.unknown-token-is-401', exchange),
    inEveryEncoding: false,
  },
];

const title =
  'Every operation refuses missing, malformed, unknown, expired, revoked and replaced credentials with 401';
export default scenario(
  title,
  { holds: [], clauses: ['authentication.unauthorized-carries-hint'] },
  async (gate) => {
    /** Sends an operation with credentials in every encoding; a quick run sends some pairs of them. */
    const refuse =
      (credentials: readonly Refused[], count: number) => async (operation: OperationShape, t: Case) => {
        const request = await t.request(operation, { placeholder: true });
        const pairs = getEncodings(operation).flatMap((encoding, index) =>
          credentials
            .filter(({ inEveryEncoding }) => inEveryEncoding || index === 0)
            .map((one) => ({ ...one, encoding })),
        );
        await eachPossible(gate.some(operation.id, pairs, count), async ({ get, check, encoding }) => {
          const changed = { ...request, ...(await get(t)) };
          const exchange = await requestInChosen(gate, t, encoding, changed);
          if (exchange) check(t, exchange);
        });
      };
    const needsToken = ({ scope }: OperationShape) => scope !== null;
    await gate.eachOperation(needsToken, refuse([none], 1));
    await gate.eachKind(needsToken, refuse(others, 2));

    /** Expects that getMe refuses these values of the header. */
    const expectEach = async (t: Case, clause: ClauseId, values: readonly string[]) => {
      for (const authorization of values) {
        const request = { operation: 'getMe', token: null, headers: { authorization } } as const;
        expectUnauthorized(t, clause, await t.send(request));
      }
    };
    const toBearer = (token: string) => `Bearer ${token}`;

    await gate.case('malformed credentials', async (t) => {
      const { token } = t.target;
      const valid = [token, `Basic ${token}`];
      const malformed = [
        'Bearer',
        'Bearer ',
        `Token ${token}`,
        `Bearer ${keyPrefixes.test}`,
        `Bearer ${token} ${token}`,
        `Bearer ${token}, Basic Z2F0ZTpnYXRl`,
        `Bearer "${token}"`,
        '',
      ];
      await expectEach(t, 'authentication.malformed-token-is-401', [
        ...valid,
        ...gate.some('malformed credentials', malformed, 2),
      ]);
    });

    await gate.property({
      name: 'strings that are not tokens',
      arbitrary: fc.stringMatching(/^[!-~]{1,40}$/).filter((token) => withoutPrefix(token) === token),
      body: (t, token) => expectEach(t, 'authentication.malformed-token-is-401', [toBearer(token)]),
      runs: { quick: 1, standard: 20 },
    });

    await gate.case('tokens that were never issued', (t) =>
      expectEach(
        t,
        'authentication.unknown-token-is-401',
        gate.some('never issued', neverIssued).map(toBearer),
      ),
    );

    await gate.case('values that nearly equal a valid key', async (t) => {
      const token = await ownKey(t);
      // A server may mistake a nearly equal key for one that it has cached.
      await t.prepare({ operation: 'getMe', token });
      const prefix = getPrefix(token);
      const secret = token.slice(prefix.length);
      const otherMode = modeOfKey(token) === 'live' ? keyPrefixes.test : keyPrefixes.live;
      const near = [...nearEquals(token, prefix), otherMode + secret].map(toBearer);
      await expectEach(t, 'authentication.unknown-token-is-401', near);
      await expectEach(t, 'authentication.malformed-token-is-401', [toBearer(secret)]);
      const query = { access_token: token, token };
      const outside = await t.send({ operation: 'getMe', token: null, query });
      // A server may refuse unknown parameters before it looks for a token.
      t.expectRefused('authentication.bearer-required', outside);
    });

    await gate.case('forged sessions', async (t) => {
      const { token } = await t.subjects.sessionToken();
      await t.prepare({ operation: 'getMe', token });
      const [resigned = '', ...altered] = forgedSessions(token);
      const forged = [resigned, ...gate.some('forged sessions', altered, 2)];
      await expectEach(t, 'authentication.unknown-token-is-401', forged.map(toBearer));
    });
  },
);
