import { type OperationShape, operationList } from '@workspace-api/contract';
import { refusedScope } from '../../checks/scope-clauses.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Exchange } from '../../target/exchange.ts';
import { fillPath } from '../../target/operation-path.ts';
import { plainRequest } from '../../target/request.ts';
import { absentStatuses } from '../report/not-offered.ts';
import type { Session } from '../session/session.ts';
import { deliver } from './deliver.ts';

const findCollection = ({ tag }: OperationShape): OperationShape | undefined =>
  operationList.find(
    (operation) => operation.tag === tag && operation.list !== null && operation.provisional !== undefined,
  );

const refuseAbsent = (operation: OperationShape, status: number): void => {
  if (absentStatuses.includes(status))
    throw new NotExercisedError(
      `${operation.id}, which the service document does not show: the target returned ${status} for ${operation.path}; set mapping.paths in the configuration if it has another path`,
    );
};

/**
 * Ends the case if the service document doesn't show the operation and the target doesn't have its collection. The collection
 * is requested because a 404 for one record can't distinguish a missing route from a missing record.
 *
 * @throws NotExercisedError if the target lacks the collection, or doesn't respond
 */
export const checkDocumented = async (session: Session, operation: OperationShape): Promise<void> => {
  const collection = operation.provisional === undefined ? undefined : findCollection(operation);
  if (!collection) return;
  const { url, workspace, token } = session.settings;
  const { id, method } = collection;
  const request = plainRequest(method, url + fillPath(collection.path, { slug: workspace }), token);
  const getStatus = async () => (await deliver(session, id, null, request)).exchange.status;
  refuseAbsent(operation, await session.shared.once({ steps: [], holds: [] }, `status of ${id}`, getStatus));
};

/**
 * Ends the case if a response shows that the target has the collection but not this undocumented operation, or that the run's
 * token lacks the scope that the target requires for it.
 *
 * @throws NotExercisedError if the response shows this; a 404 for a record or another workspace doesn't
 */
export const checkResponded = (
  { settings: { workspace, token, scopes } }: Session,
  operation: OperationShape,
  done: Exchange,
  slug: string,
): void => {
  const isCollection = operation.parameters.path.every(({ name }) => name === 'slug');
  if (operation.provisional === undefined || slug !== workspace) return;
  if (isCollection) refuseAbsent(operation, done.status);
  const needed = done.request.headers.authorization === `Bearer ${token}` ? refusedScope(done) : undefined;
  if (typeof needed === 'string' && !scopes?.includes(needed))
    throw new NotExercisedError(`a token with the scope ${needed}`);
};
