import type { OperationId, ResourceName } from '@workspace-api/contract';
import type { CapabilityName } from '../target/driver.ts';
import { createdId, findListedResource, resourceNamed } from './find-resource.ts';
import { listSubjects } from './list-subjects.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

/** A record: the values that identify it in its list and in its paths. */
export type RecordRef = { id: string };

/** How to create a record if the API isn't sufficient. */
export type Creator = {
  /** The driver capabilities that it uses. */
  needs: readonly CapabilityName[];
  create: () => Promise<RecordRef>;
};

export type Creators = Partial<Record<ResourceName, Creator>>;

/**
 * Records of every kind that the contract names.
 *
 * @param creators for records that can't be created with their resource's own operation and its example
 */
export const recordSubjects = (context: SubjectContext, creators: Creators) => {
  const { prepare, has, once, sample } = context;

  const canCreate = (name: ResourceName): boolean => {
    const creator = creators[name];
    return creator ? creator.needs.every(has) : resourceNamed(name).create !== null;
  };

  const fresh = async (name: ResourceName): Promise<RecordRef> => {
    const creator = creators[name];
    // A driver may return more members of the record than its path has parameters.
    if (creator) return { id: (await creator.create()).id };
    const resource = resourceNamed(name);
    if (!resource.create) throw new NotExercisedError(`a new ${name}: no operation creates one`);
    const operation = resource.create;
    const id = createdId(resource, await prepare({ operation, body: sample(operation) }));
    if (!id) throw new NotExercisedError(`a new ${name}: the response to ${operation} contains no id`);
    return { id };
  };

  return {
    /** Whether this run can create records of a kind, through the API or the driver. */
    canCreate,
    /** A record that no other case uses. If none can be created, the case ends as not exercised. */
    fresh,
    /** A record to read, shared by several cases: one that this run created, else an existing one. */
    shared: (name: ResourceName): Promise<RecordRef> =>
      once(name, () => {
        const { list } = resourceNamed(name);
        return canCreate(name) || !list ? fresh(name) : readFirst(context, list, name);
      }),
  };
};

/** The first record of a list. @throws NotExercisedError if the list is empty */
const readFirst = async (
  context: SubjectContext,
  list: OperationId,
  what: string,
): Promise<{ id: string }> => {
  const member = findListedResource(list)?.id ?? 'id';
  const record = await listSubjects(context).find(list, (item) => typeof item[member] === 'string');
  const id = record?.[member];
  if (typeof id !== 'string')
    throw new NotExercisedError(`a ${what}: the workspace has none, and no driver adds one`);
  return { id };
};
