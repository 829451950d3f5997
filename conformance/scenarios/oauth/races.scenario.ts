import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { type Case, type Gate, type OperationRequest, type Raced, scenario } from '../../engine/scenario.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';
import { freshCode, freshPair, redirectUri } from './sign-in-flow.ts';

/** A resource that can be used once. */
const once: RaceModel<'unused' | 'used'> = {
  initial: 'unused',
  next: (state) => (state === 'unused' ? ['used'] : []),
};

/**
 * Sends equal grants at the same time, and repeats them with the run's token if the response is 401: the required
 * credentials are not documented.
 */
const grants = async (t: Case, request: OperationRequest): Promise<Raced[]> => {
  const raceWith = (token: string | null) => t.race(Array(3).fill({ ...request, token }));
  const raced = await raceWith(null);
  return raced.every(({ exchange }) => exchange?.status === 401) ? raceWith(t.target.token) : raced;
};

const race = (gate: Gate, name: string, clause: ClauseId, prepare: (t: Case) => Promise<OperationRequest>) =>
  gate.case(name, async (t) => {
    for (const _round of gate.some(name, rounds(gate))) {
      const raced = await grants(t, await prepare(t));
      if (!raced.some(({ exchange }) => exchange && isSuccess(exchange)))
        t.notExercised(clause, 'a grant that succeeds');
      expectLinearizable(t, clause, raced, once);
    }
  });

const title = 'A code and a refresh token can be used once, even by simultaneous requests';
export default scenario(title, { holds: [], needs: ['oauth-sign-in'] }, async (gate) => {
  await race(gate, 'a code three times', 'oauth.code-single-use', async (t) => {
    const { code, verifier } = await freshCode(t);
    return {
      operation: 'exchangeAuthorizationCode',
      body: { auth_code: code, code_verifier: verifier, redirect_uri: redirectUri },
    };
  });

  await race(gate, 'a refresh token three times', 'oauth.refresh-token-single-use', async (t) => ({
    operation: 'refreshSession',
    body: { refresh_token: (await freshPair(t)).refresh_token },
  }));
});
