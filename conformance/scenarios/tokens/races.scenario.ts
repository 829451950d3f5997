import { errors, type OperationId, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import {
  type Case,
  type Exchange,
  type OperationRequest,
  type Raced,
  scenario,
} from '../../engine/scenario.ts';
import { expectLinearizable, rounds } from '../shared/linearizability.ts';
import { type CreatedKey, parseCreatedKey } from './created-key.ts';

/** A use of a key, with its label in a history. */
type Use = OperationRequest & { label: string };

const createUse = (token: string, label: string): Use => ({ operation: 'getMe', token, label });

const secretIn = (response: Exchange): string => parseCreatedKey(response).secret ?? '';

/** The keys in the successful responses of an operation. */
const keysIn = (raced: readonly Raced[], operation: OperationId): CreatedKey[] =>
  raced.flatMap(({ request, exchange }) =>
    request.operation === operation && exchange && isSuccess(exchange) ? [parseCreatedKey(exchange)] : [],
  );

const secretsIn = (raced: readonly Raced[], operation: OperationId = 'rotateToken'): string[] =>
  keysIn(raced, operation).flatMap(({ secret }) => secret ?? []);

const revoked = 'revoked';
const unseen = 'a secret whose response was lost';

/** The current secret of a key. A rotation replaces it; a revoked key has no current secret. */
const oneSecret = (old: string) => ({
  initial: old,
  describeRequest: (request: OperationRequest): string =>
    'label' in request ? `${request.operation} with ${String(request.label)}` : request.operation,
  next: (secret: string, { operation, token }: OperationRequest, response: Exchange | null): string[] => {
    if (operation === 'revokeToken') return [revoked];
    if (operation === 'rotateToken') {
      if (secret === revoked) return response ? [] : [secret];
      return [response ? secretIn(response) : unseen];
    }
    if (response === null) return [secret];
    return isSuccess(response) === (secret === token) ? [secret] : [];
  },
});

const title =
  'A key has at most one secret, even if several requests use, rotate and revoke it at the same time';
export default scenario(title, { holds: [] }, async (gate) => {
  const freshKey = (t: Case) => t.subjects.freshToken([operations.getMe.scope]);

  for (const [operation, clause] of [
    ['rotateToken', 'tokens.rotate-kills-old-secret'],
    ['revokeToken', 'tokens.revoke-is-immediate'],
  ] as const) {
    await gate.case(`${operation} of a key in use`, async (t) => {
      for (const round of gate.some(operation, rounds(gate))) {
        const { id, token } = await freshKey(t);
        const use = createUse(token, 'the old secret');
        await t.prepare(use);
        const lanes = [[use, use], [use, use], use, { operation, path: { id } }];
        // Requests that are sent first tend to arrive first, so the uses and the change take turns.
        const raced = await t.race(round % 2 ? lanes.toReversed() : lanes);
        expectLinearizable(t, clause, [...raced, ...(await t.race([use]))], oneSecret(token));
        const [secret] = secretsIn(raced);
        if (secret === undefined) continue;
        t.expectSuccess('tokens.rotated-secret-works', await t.send({ operation: 'getMe', token: secret }));
      }
    });
  }

  await gate.case('two rotations', async (t) => {
    for (const _round of gate.some('two rotations', rounds(gate))) {
      const { id, token } = await freshKey(t);
      const rotate = { operation: 'rotateToken' as const, path: { id } };
      const raced = await t.race([rotate, rotate]);
      const uses = secretsIn(raced).map((secret, index) => createUse(secret, `new secret ${index + 1}`));
      const used = await t.race([[...uses, createUse(token, 'the old secret')]]);
      const history = [...raced, ...used];
      expectLinearizable(t, 'tokens.rotate-kills-old-secret', history, oneSecret(token));
      const model = { ...oneSecret(token), named: [errors.unauthorized.code] };
      expectLinearizable(t, 'tokens.rotated-secret-works', history, model);
    }
  });

  await gate.case('a rotation and a revocation', async (t) => {
    for (const _round of gate.some('a rotation and a revocation', rounds(gate))) {
      const { id, token } = await freshKey(t);
      const path = { id };
      const raced = await t.race([
        { operation: 'rotateToken', path },
        { operation: 'revokeToken', path },
      ]);
      // If a rotation returns a new id, revoking the old id doesn't revoke the new secret.
      if (keysIn(raced, 'rotateToken').some((key) => key.id !== null && key.id !== id))
        t.notExercised('tokens.revoke-is-permanent', 'rotations that keep the id of a key');
      const uses = secretsIn(raced).map((secret) => createUse(secret, 'the new secret'));
      const used = await t.race([[...uses, createUse(token, 'the old secret')]]);
      expectLinearizable(t, 'tokens.revoke-is-permanent', [...raced, ...used], oneSecret(token));
    }
  });
});
