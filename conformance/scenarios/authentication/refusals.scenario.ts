import type { ClauseId } from '@workspace-api/contract';
import fc from 'fast-check';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { errorMembers } from '../support/error-members.ts';

const missing = 'authentication.bearer-required';
const malformed = 'authentication.malformed-token-is-401';
const unknown = 'authentication.unknown-token-is-401';

const refused = async (t: Case, clause: ClauseId, request: OperationRequest, authorization?: string) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const exchange = await t.send({ ...request, token: null, headers });
  t.expectError(clause, exchange, 'unauthorized');
  const { hint } = errorMembers(exchange).details ?? {};
  const said = hint === undefined ? 'none' : JSON.stringify(hint);
  t.expect('authentication.unauthorized-carries-hint', typeof hint === 'string', {
    expected: 'error.details.hint, a string',
    got: said,
  });
  t.expect('authentication.unknown-credentials-hint', hint === 'invalid_credentials', {
    expected: 'error.details.hint invalid_credentials',
    got: said,
  });
};

/** Looks like a token, but was never issued. */
const strangers = ['key_test_GateNeverMintedThisKey0000', 'key_live_GateNeverMintedThisKey0000'];
const strangeSession = 'sess_eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c3JfMDAwMDAwIn0.';

export default scenario(
  'authentication.refusals',
  'A request whose credentials are missing, malformed or unknown is answered 401 unauthorized',
  {
    clauses: [
      missing,
      malformed,
      unknown,
      'authentication.unauthorized-carries-hint',
      'authentication.unknown-credentials-hint',
    ],
  },
  async (gate) => {
    await gate.eachOperation(
      ({ scope }) => scope !== null,
      async (operation, t) => {
        const request = await t.request(operation, { placeholder: true });
        await refused(t, missing, request);
        await refused(t, malformed, request, 'Basic Z2F0ZTpnYXRl');
        await refused(t, unknown, request, `Bearer ${strangers[0]}`);
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
        'Bearer key_test_',
        '',
      ]) {
        await refused(t, malformed, { operation: 'getMe' }, value);
      }
    });

    await gate.property(
      'text that is no token',
      fc.stringMatching(/^[!-~]{1,40}$/).filter((text) => !/^(key|sess)_/.test(text)),
      (t, text) => refused(t, malformed, { operation: 'getMe' }, `Bearer ${text}`),
    );

    await gate.case('tokens that were never issued', async (t) => {
      for (const token of [...strangers, strangeSession]) {
        await refused(t, unknown, { operation: 'getMe' }, `Bearer ${token}`);
      }
      // A valid token with one more character is unknown.
      await refused(t, unknown, { operation: 'getMe' }, `Bearer ${t.target.token}0`);
    });
  },
);
