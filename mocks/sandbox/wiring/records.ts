import { inlineValue } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { conflict } from '../control/find-workspace.ts';
import type { ControlRequest } from '../control/handler.ts';
import { limits } from '../core/limits.ts';
import { invalid, invalidField, type Problem, problem } from '../core/problem.ts';
import { emit, type Work } from '../domain/work.ts';
import type { AnyRecord, Feature, RecordChange, RecordRules } from '../features/feature.ts';
import { examineValue, loadControlValidators } from '../http/validation/validators.ts';
import { isUniqueViolation } from '../store/errors.ts';
import type { AnyResource } from '../store/resource.ts';
import { insertAll, remove, update } from '../store/rows.ts';
import { createSeedTarget, type TenantRecords } from '../store/seed/seed-records.ts';
import { checkPlace } from './check-seed.ts';
import { features } from './features.ts';

/** A resource of the control plane: what defines its records, and the rules of its feature for them. */
type Kind = {
  readonly name: string;
  readonly feature: Feature;
  /** Undefined for records that no resource defines. */
  readonly resource: AnyResource | undefined;
  readonly rules: RecordRules;
};

const kinds: ReadonlyMap<string, Kind> = new Map(
  features.flatMap((feature) => {
    const rules = feature.records as Readonly<Record<string, RecordRules>> | undefined;
    const resources = (feature.resources ?? []).filter(({ seed }) => seed !== undefined);
    const names = new Set([...resources.map(({ seed }) => seed ?? ''), ...Object.keys(rules ?? {})]);
    return [...names].map((name): [string, Kind] => {
      const resource = resources.find(({ seed }) => seed === name);
      return [name, { name, feature, resource, rules: rules?.[name] ?? {} }];
    });
  }),
);

const findKind = (name: string): Kind => {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No feature has the records ${name}.`);
  return kind;
};

const noRecord = (kind: string, id: string): Problem =>
  problem('not-found', { message: `The workspace has no record ${inlineValue(id)} in ${kind}.` });

/** The error for records that always exist, or that only the service creates. */
const refuse = (kind: string, participle: string): Problem =>
  invalidField('/resource', 'unknown_value', `The records of ${kind} can't be ${participle}.`);

/** The records of a resource in a workspace and mode. */
type Records = Work & Kind & { readonly slug: string };

/** Records that a resource defines. */
type StoredRecords = Records & { readonly resource: AnyResource };

const toList = (name: string, record: AnyRecord): TenantRecords => ({ [name]: [record] });

/** Validates the members of a record. @throws Problem with the nearest name for each unknown member */
const checkMembers = async ({ name, rules }: Kind, record: AnyRecord): Promise<void> => {
  const { getRecordSchema } = await loadControlValidators();
  const errors = await examineValue(rules.schema ?? getRecordSchema(name), record);
  if (errors) throw invalid(errors.fields, errors.omitted);
};

/** Reads the records that a record refers to, and the ones that refer to it, for checks that compare them. */
const readRelated = async (records: StoredRecords, record: AnyRecord): Promise<TenantRecords> => {
  const { resource } = records;
  const related: Record<string, AnyRecord[]> = {};
  const read = async (other: AnyResource, column: string, value: unknown) => {
    if (typeof value !== 'string') return;
    const rows = await other.readSeed(records, { [column]: value });
    related[other.seed ?? ''] = rows.map((row) => row.record);
  };
  for (const { resource: other } of kinds.values()) {
    if (other === undefined || other === resource) continue;
    for (const [name, { reference }] of Object.entries(resource.columns))
      if (reference?.table === other.name) await read(other, reference.column, record[name]);
    for (const [name, { reference }] of Object.entries(other.columns))
      if (reference?.table === resource.name) await read(other, name, record.id);
  }
  return related;
};

/** Checks a record against the records that it is related to. @throws Problem */
const checkRelations = (name: string, records: TenantRecords): void => {
  const path = `/${name}/0`;
  const fields = checkPlace({ path: '', records, settings: {} }).filter((field) =>
    field.path.startsWith(`${path}/`),
  );
  if (fields.length > 0)
    throw invalid(fields.map((field) => ({ ...field, path: field.path.slice(path.length) })));
};

/** Runs the writes of a record. @throws Problem 409 if another record has its id, name or slug */
const writing = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? conflict('Another record already has this id, name or slug.') : error;
  }
};

/** Stores a new record as a seed does, and announces it. @returns its id */
const store = async (records: StoredRecords, related: TenantRecords, record: AnyRecord): Promise<string> => {
  const { context, db, name, feature, resource } = records;
  const target = createSeedTarget(context, records);
  const own = toList(name, record);
  const insertions = resource.rows(target, { ...related, ...own });
  const row = insertions[0]?.rows[0] as AnyRecord;
  await writing(() => insertAll(db, [...insertions, ...(feature.seed?.rows?.(target, own) ?? [])]));
  await feature.seed?.sealedRows?.(records, own);
  if (resource.created) await emit(records, resource.created, resource.show(row as never) as never);
  return String(row[resource.key]);
};

/** Stores the members of a record that have changed, with the rows of other tables that they are in. */
const storeChange = async (
  { context, db, tenant, slug, name, feature, resource }: StoredRecords,
  related: TenantRecords,
  rowId: string,
  { before, after }: RecordChange,
): Promise<void> => {
  const target = createSeedTarget(context, { tenant, slug, isChange: true });
  const [old, row] = [before, after].map(
    (record) => resource.rows(target, { ...related, ...toList(name, record) })[0]?.rows[0] as AnyRecord,
  );
  const changes = Object.entries(row ?? {}).filter(
    ([column, value]) => column !== 'id' && value !== undefined && value !== old?.[column],
  );
  if (changes.length > 0)
    await writing(() => update(db, resource.name as 'agents', { id: rowId }, Object.fromEntries(changes)));
  const [oldParts, parts] = [before, after].map(
    (record) => feature.seed?.rows?.(target, toList(name, record)) ?? [],
  );
  for (const [index, part] of (parts ?? []).entries()) {
    const owner = Object.entries(db.schema.table(part.table).columns).find(
      ([, { reference }]) => reference?.table === resource.name,
    );
    if (!owner || JSON.stringify(part) === JSON.stringify(oldParts?.[index])) continue;
    await remove(db, part.table as 'page_versions', { [owner[0]]: rowId });
    await writing(() => insertAll(db, [part]));
  }
};

/** A request for the records of a resource. */
type RecordsRequest = Pick<ControlRequest<'getRecord'>, 'context' | 'db' | 'workspace' | 'tenant'> & {
  readonly input: Pick<Input<'listRecords'>, 'path' | 'query'>;
};

/**
 * The records of a resource in a workspace, as the control plane reads and writes them by the definitions of seeds. All functions
 * throw Problems.
 */
export const openRecords = ({ context, db, workspace, tenant, input: { path, query } }: RecordsRequest) => {
  const named = query?.mode ? tenant : { workspace_id: tenant.workspace_id };
  const records: Records = { ...findKind(path.resource), context, db, tenant, slug: workspace.slug };
  const { name, resource, rules, feature } = records;
  const stored = resource && { ...records, resource };

  const read = async (id?: string) => {
    if (!resource) {
      const all = (await rules.list?.(records, named)) ?? [];
      return all
        .filter((record) => id === undefined || record.id === id)
        .map(({ id: own, ...record }) => ({ rowId: String(own), id: String(own), record }));
    }
    const where = id === undefined ? {} : { [resource.key]: id };
    const rows = await resource.readSeed(records, where, limits.listedRecords);
    return rows.map(({ id: rowId, record }) => ({
      rowId,
      id: resource.key === 'id' ? rowId : String(record[resource.key]),
      record,
    }));
  };
  const show = async ({ id, record }: { id: string; record: AnyRecord }, isOne: boolean) => ({
    id,
    ...record,
    ...(await rules.show?.(records, { id, ...record }, isOne)),
  });
  const findOne = async (id: string) => {
    const [match] = await read(id);
    if (!match) throw noRecord(name, id);
    return match;
  };
  const find = async (id: string) => show(await findOne(id), true);

  return {
    async list() {
      const data: { id: string }[] = [];
      for (const record of await read()) data.push(await show(record, false));
      return data;
    },

    find,

    async add(record: AnyRecord) {
      if (!stored && !rules.add) throw refuse(name, 'added');
      await checkMembers(records, record);
      const related = stored ? await readRelated(stored, record) : {};
      checkRelations(name, { ...related, ...toList(name, record) });
      await rules.allow?.(records, record);
      const added = await writing(async () => rules.add?.(records, record));
      if (added) return added;
      const id = await store(stored as StoredRecords, related, record);
      await feature.onInserted?.({ context, db });
      return find(id);
    },

    async change(id: string, patch: AnyRecord) {
      if (!stored && !rules.change) throw refuse(name, 'changed');
      const { rowId, record } = await findOne(id);
      const { getMembers, getRecordSchema } = await loadControlValidators();
      const members = getMembers(rules.schema ?? getRecordSchema(name));
      const before = rules.toNew?.(record) ?? record;
      const after = Object.fromEntries(
        Object.entries({ ...before, ...patch }).filter(
          ([member, value]) => value !== null || !members.has(member) || !(member in patch),
        ),
      );
      await checkMembers(records, after);
      if ('id' in patch && patch.id !== id)
        throw invalidField('/id', 'unknown_value', 'The id of a record cannot be changed.');
      const change = { id, before, after, patch };
      if (rules.change) await rules.change(records, change);
      else if (stored) {
        const related = await readRelated(stored, after);
        checkRelations(name, { ...related, ...toList(name, after) });
        await storeChange(stored, related, rowId, change);
      }
      await rules.changed?.(records, change);
      await feature.onInserted?.({ context, db });
      return find(id);
    },

    async remove(id: string) {
      const table = resource?.name ?? rules.table;
      if (table === undefined) throw refuse(name, 'deleted');
      const owner = resource ? tenant : named;
      const removed = await remove(db, table as 'agents', { [resource?.key ?? 'id']: id, ...owner });
      if (removed === 0) throw noRecord(name, id);
    },
  };
};
