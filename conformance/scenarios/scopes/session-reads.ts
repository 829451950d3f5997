import { errors, grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { Me } from '../shared/principal.ts';

/** The clause that reads check. */

/** Whether an operation is a read of the service document that needs no record. */
export const isPlainRead = ({ method, scope, parameters, provisional, stream }: OperationShape): boolean =>
  method === 'GET' &&
  scope !== null &&
  !provisional &&
  !stream &&
  parameters.path.every(({ name }) => name === 'slug');

/** Expects that a read is refused for its scope only if the session's principal lacks that. */
export const expectAsShown = (
  t: Case,
  { token }: Me,
  { id, scope }: OperationShape,
  exchange: Exchange,
): void => {
  const isGranted = grants(token.scopes, scope as Scope);
  const isRefused = errorMembers(exchange).code === errors['insufficient-scope'].code;
  const expected = `${id} ${isGranted ? 'accepted' : 'refused'}, according to the principal's scopes`;
  t.expect(
    'scopes.session-inherits-permissions',
    isRefused !== isGranted,
    { expected, got: describeResponse(exchange) },
    exchange,
  );
};
