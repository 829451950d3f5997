import { getOperation, type OperationShape, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { createPlaceholder, isInWorkspace, type Resource } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { SentRequest } from '../../target/exchange.ts';
import type { Held } from '../scenario-facts.ts';
import type { Session } from '../session/session.ts';
import { readUnchecked } from './deliver.ts';
import { getTokenMode, testMode } from './token-mode.ts';
import type { Write } from './write.ts';

/** The bearer token of a request; null if it has none. */
export const getToken = ({ headers }: SentRequest): string | null =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

const mayChangeShared = async (session: Session, token: string | null): Promise<boolean> =>
  session.settings.mayChangeLiveData || (await getTokenMode(session, token)) === testMode;

/** The record that a request would write to, and its place: the workspace in the path, and the token. */
type Target = { resource: Resource; id: string; slug: string | null; token: string | null };

/**
 * Whether it is safe to write to this id in another place: either the run's own record is visible there under the id, or
 * nothing is. In both cases the write can't reach someone else's record.
 */
const namesNoOther = async (session: Session, { resource, id, slug, token }: Target): Promise<boolean> => {
  if (!resource.inspect || !resource.id) return false;
  const [inspect, idName] = [getOperation(resource.inspect), resource.id];
  const readAs = (workspace: string | null, as: string) =>
    readUnchecked(session, inspect, as, { slug: workspace ?? '', [idName]: id });
  const there = await readAs(slug, token ?? session.settings.token);
  if (there === null) return false;
  if (!isSuccess(there)) return there.status >= 400 && there.status <= 499;
  for (const own of session.records.getCreated(resource.name, id)) {
    const here = await readAs(own.workspace ?? null, own.token ?? token ?? '');
    if (here && isSuccess(here) && sameRecord(getJson(here), getJson(there))) return true;
  }
  return false;
};

const isOwnRecord = async (session: Session, target: Target): Promise<boolean> => {
  const { records } = session;
  const { resource, id, slug, token } = target;
  if (id === createPlaceholder(resource) || records.isChosen(id)) return true;
  const own = records.getCreated(resource.name, id);
  const mode = await getTokenMode(session, token);
  const isHere = own.some((each) => (slug === null || each.workspace === slug) && each.mode === mode);
  return isHere || (own.length > 0 && namesNoOther(session, target));
};

/** Remembers the workspace that a session was in, so that cleanup can switch it back. */
const rememberWorkspace = async (session: Session, token: string | null): Promise<void> => {
  if (token === null || session.records.workspaceBefore.has(token)) return;
  const response = await readUnchecked(session, operations.getCurrentWorkspace, token);
  const slug = response && isSuccess(response) ? member(getJson(response), 'slug') : undefined;
  if (typeof slug === 'string') session.records.workspaceBefore.set(token, slug);
};

const sharedParts: readonly Held[] = [operations.updateTheme.tag, operations.changePlan.tag];

/**
 * Allows a request if it only reads, or if it writes to a record of this run or to an id that doesn't exist. Data that the
 * whole workspace shares may be written in test mode, or with `mayChangeLiveData`. A record that nothing deletes may not be created
 * in live data by a run in test mode, unless its driver adds records to both modes. This also applies to a request that the target
 * should refuse, because a broken target carries it out.
 *
 * @param operation the operation of its path
 * @param path the path parameters
 * @returns the records that the request may change, as scenarios hold them
 * @throws NotExercisedError for any other write, before it is sent
 */
export const guardWrite = async (
  session: Session,
  write: Write,
  operation: OperationShape,
  path: Readonly<Record<string, string>>,
  token: string | null,
): Promise<readonly Held[]> => {
  const { records, driver, settings } = session;
  switch (write.kind) {
    case 'creation': {
      const { resource, name } = write;
      if (name !== null && !records.isChosen(name))
        throw new NotExercisedError(
          `a name that this run chose for a ${resource.name}: "${name}" may belong to another client`,
        );
      const mayLeaveIt =
        resource.delete !== null ||
        driver?.bothModes === true ||
        (await mayChangeShared(session, token)) ||
        (await getTokenMode(session, settings.token)) !== testMode;
      if (mayLeaveIt) return [resource.name];
      throw new NotExercisedError(
        `mayChangeLiveData: the API has no operation that deletes a new ${resource.name} from live data, and the run's own token is in test mode`,
      );
    }
    case 'record': {
      const { resource, id } = write;
      const slug = isInWorkspace(resource) ? (path.slug ?? null) : null;
      if (await isOwnRecord(session, { resource, id, slug, token })) return [resource.name];
      throw new NotExercisedError(
        `a record of this run (${resource.name}): ${operation.id} would write to ${id}, which may belong to another client`,
      );
    }
    case 'shared':
      if (await mayChangeShared(session, token))
        return [sharedParts.find((name) => name === operation.tag) ?? resources.page.name];
      throw new NotExercisedError(
        `a test key or mayChangeLiveData: ${operation.id} changes data that the whole workspace shares`,
      );
    case 'unknown':
      throw new NotExercisedError(`a record of this run to write to: ${operation.path} names no record`);
    case 'switch':
      await rememberWorkspace(session, token);
      return [];
    case 'nothing':
      return [];
  }
};
