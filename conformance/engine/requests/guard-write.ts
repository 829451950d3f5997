import { decodeSegment, getOperation, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { classifyWrite, type Write } from '../../resources/classify-write.ts';
import { createPlaceholder, type Resource } from '../../resources/find-resource.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { SentRequest } from '../../target/exchange.ts';
import { fillPath, pathBelow } from '../../target/operation-path.ts';
import type { Held } from '../scenario-facts.ts';
import type { Session } from '../session/session.ts';
import { readUnchecked } from './deliver.ts';
import { getTokenMode, testMode } from './token-mode.ts';

/** The bearer token of a request; null if it has none. */
export const getToken = ({ headers }: SentRequest): string | null =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null;

const mayChangeShared = async (session: Session, token: string | null): Promise<boolean> =>
  session.settings.mayChangeLiveData || (await getTokenMode(session, token)) === testMode;

/**
 * Whether it is safe to write to this id in another place: either the run's own record is visible there under the id, or
 * nothing is. In both cases the write can't reach someone else's record.
 */
const namesNoOther = async (
  session: Session,
  resource: Resource,
  id: string,
  slug: string | null,
  token: string | null,
): Promise<boolean> => {
  if (!resource.inspect || !resource.id) return false;
  const template = getOperation(resource.inspect).path;
  const readAs = (workspace: string | null, as: string) =>
    readUnchecked(session, as, fillPath(template, { slug: workspace ?? '', [resource.id as string]: id }));
  const there = await readAs(slug, token ?? session.settings.token);
  if (there === null) return false;
  if (!isSuccess(there)) return there.status >= 400 && there.status <= 499;
  for (const own of session.records.getPlaces(resource.name, id)) {
    const here = await readAs(own.workspace, own.token);
    if (here && isSuccess(here) && sameRecord(getJson(here), getJson(there))) return true;
  }
  return false;
};

const isOwnRecord = async (
  session: Session,
  { resource, id }: { resource: Resource; id: string },
  slug: string | null,
  token: string | null,
): Promise<boolean> => {
  const { records } = session;
  if (id === createPlaceholder(resource) || records.isChosen(id)) return true;
  if (records.isAt(resource.name, id, { workspace: slug, mode: await getTokenMode(session, token) }))
    return true;
  return records.getPlaces(resource.name, id).length > 0 && namesNoOther(session, resource, id, slug, token);
};

/** Remembers the workspace that a session was in, so that cleanup can switch it back. */
const rememberWorkspace = async (session: Session, token: string | null): Promise<void> => {
  if (token === null || session.records.workspaceBefore.has(token)) return;
  const response = await readUnchecked(session, token, operations.getCurrentWorkspace.path);
  const slug = response && isSuccess(response) ? member(getJson(response), 'slug') : undefined;
  if (typeof slug === 'string') session.records.workspaceBefore.set(token, slug);
};

const sharedParts: readonly Held[] = [operations.updateTheme.tag, operations.changePlan.tag];

/**
 * The records that a write may change, as scenarios hold them.
 *
 * @param path its path below the base of the API
 * @throws NotExercisedError if it is not allowed
 */
const allowWrite = async (
  session: Session,
  write: Write,
  path: string,
  token: string | null,
): Promise<readonly Held[]> => {
  const { records, driver, settings } = session;
  const steps = path.split('/');
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
      const [, collection, slug = null] = steps;
      const own = collection === 'workspaces' ? slug : null;
      for (const record of write.records)
        if (await isOwnRecord(session, record, own, token))
          return write.records.map(({ resource }) => resource.name);
      const [{ resource, id } = { resource: null, id: '' }] = write.records;
      throw new NotExercisedError(
        `a record of this run (${resource?.name}): ${write.operation} would write to ${id}, which may belong to another client`,
      );
    }
    case 'shared':
      if (await mayChangeShared(session, token))
        return [sharedParts.find((name) => steps.includes(name)) ?? resources.page.name];
      throw new NotExercisedError(
        `a test key or mayChangeLiveData: ${write.operation} changes data that the whole workspace shares`,
      );
    case 'unknown':
      if (steps.some(records.isChosen)) return [];
      throw new NotExercisedError(`a record of this run to write to: ${write.operation} names no record`);
    case 'switch':
      await rememberWorkspace(session, token);
      return [];
    case 'nothing':
      return [];
  }
};

/**
 * Allows a request if it only reads, or if it writes to a record of this run or to an id that doesn't exist. Data that the
 * whole workspace shares may be written in test mode, or with `mayChangeLiveData`. A record that nothing deletes may not be created
 * in live data by a run in test mode, unless its driver adds records to both modes. This also applies to a request that the target
 * should refuse, because a broken target carries it out.
 *
 * @returns the records that the request may change
 * @throws NotExercisedError for any other write, before it is sent
 */
export const guardWrite = async (session: Session, request: SentRequest): Promise<readonly Held[]> => {
  if (request.method === 'GET') return [];
  const [below] = pathBelow(session.settings.url, new URL(request.url).href)?.split(/[?#]/) ?? [];
  if (below === undefined)
    throw new NotExercisedError(`a path below ${session.settings.url}: ${request.url} is outside of it`);
  const path = below.split('/').map(decodeSegment).join('/');
  const body = Buffer.from(request.body ?? []).toString('utf8');
  return allowWrite(session, classifyWrite(request.method, path, body), path, getToken(request));
};
