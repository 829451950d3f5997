import type { OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import { isObject } from '../client/json.ts';
import { requestFor, sendRequest } from '../client/request.ts';
import {
  actionColumn,
  CodeBlock,
  type Column,
  Facts,
  FieldValue,
  Loading,
  Named,
  Panel,
  RecordTable,
  Table,
  toHeading,
  View,
} from '../components/index.ts';
import { type Action, ActionButtons } from '../operation/action.tsx';
import { href } from '../store/route.ts';
import { here } from '../store/selection.ts';
import { type Loaded, type LoadedList, type Page, useList, useLoaded } from '../store/use-loaded.ts';
import { type AnyRecord, describeRecord, type ResourceDescription } from './describe-resource.ts';
import type { Resource } from './part.ts';
import { getCreation, listActions } from './part.ts';

/** Whether a record has a view of its own. */
export const hasRecordView = ({ description: { inspect }, part }: Resource): boolean =>
  part.hasRecordView ?? (part.readOne ?? inspect) !== undefined;

type ResourceProps = Resource & {
  /** The record that the records belong to, such as the agent of runs. */
  readonly parent?: AnyRecord;
};

/** Reads the records of a kind, and polls while one of them changes on its own. */
const useRecords = ({ description, part, parent }: ResourceProps): LoadedList<AnyRecord> =>
  useList<AnyRecord>(
    async (query) => {
      if (part.read) return part.read(query);
      const path = { ...here(), id: parent?.id };
      const { body } = await sendRequest(requestFor(description.list as OperationShape, { path, query }));
      return body as Page<AnyRecord>;
    },
    [parent?.id],
    (rows) => part.isChanging !== undefined && rows.some(part.isChanging),
  );

const listColumns = ({ description, part, parent = {} }: ResourceProps): readonly Column<AnyRecord>[] => {
  const members = typeof part.columns === 'function' ? part.columns(parent) : part.columns;
  const nameColumn: Column<AnyRecord> = {
    name: part.heading ?? toHeading(description.noun),
    show: (record) => {
      const { id, name } = describeRecord(description, record);
      const own = part.name?.(record) ?? (name === id ? { name: <code>{id}</code> } : { name, detail: id });
      return (
        <Named
          name={own.name}
          code={own.detail}
          {...(hasRecordView({ description, part }) && { href: href(['state', description.segment, id]) })}
        />
      );
    },
  };
  return [
    ...(description.resource.id === null ? [] : [nameColumn]),
    ...(members ?? description.fields),
    actionColumn((record) => <ActionButtons actions={listActions(description, part, record)} />),
  ];
};

type TableProps = ResourceProps & {
  readonly list: LoadedList<AnyRecord>;
  /** The title of the empty state. */
  readonly empty?: string;
};

/** The records of a kind as a table, with a button that loads more, or how to create the first one. */
export const ResourceTable = ({ list, empty, ...props }: TableProps) => {
  const { description, part, parent } = props;
  const creation = getCreation(description, part, parent);
  const hint =
    (typeof part.hint === 'function' ? part.hint(parent ?? {}) : part.hint) ??
    (creation &&
      (creation.request.server === 'api'
        ? `Clients create them with the operation ${creation.request.operation.id}.`
        : 'The API has no operation that adds one, but the sandbox has.'));
  return (
    <RecordTable
      caption={part.panelTitle ?? description.title}
      columns={listColumns(props)}
      loaded={part.isShown ? { ...list, value: list.value?.filter(part.isShown) } : list}
      empty={empty ?? `No ${description.title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`}
      getKey={(record) => describeRecord(description, record).id}
    >
      {hint && <p>{hint}</p>}
      {creation && !creation.isDisabled && <ActionButtons actions={[creation]} />}
    </RecordTable>
  );
};

/** All records of a kind. */
export const ResourceView = ({ children, ...props }: ResourceProps & { children?: ComponentChildren }) => {
  const { description, part } = props;
  const list = useRecords(props);
  const creation = getCreation(description, part);
  return (
    <View
      title={description.title}
      summary={part.summary}
      actions={<ActionButtons actions={[...(part.viewActions?.(list.value ?? []) ?? []), creation]} />}
    >
      <Panel {...(part.panelTitle && { title: part.panelTitle })}>
        <ResourceTable {...props} list={list} />
      </Panel>
      {children}
    </View>
  );
};

type PanelProps = ResourceProps & Partial<Pick<TableProps, 'empty'> & { title: string; summary: string }>;

/** The records of a kind, as a part of another view. */
export const ResourcePanel = ({ title, summary, ...props }: PanelProps) => {
  const { description, part, parent } = props;
  return (
    <Panel
      title={title ?? description.title}
      summary={summary ?? part.summary}
      actions={<ActionButtons actions={[getCreation(description, part, parent)]} />}
    >
      <ResourceTable {...props} list={useRecords(props)} />
    </Panel>
  );
};

/** How a member of a record is shown: objects as JSON, lists of objects as tables, and everything else as a value. */
const getKind = (value: unknown): 'value' | 'document' | 'list' => {
  if (!Array.isArray(value)) return isObject(value) ? 'document' : 'value';
  if (value.every((item) => typeof item === 'string')) return 'value';
  return value.every(isObject) ? 'list' : 'document';
};

/** The view of one record: its name, a link back to all records of its kind, its actions, and what it contains. */
export const RecordPage = <T,>({
  description: { noun, segment, title },
  name,
  actions = [],
  loaded,
  children,
}: {
  readonly description: ResourceDescription;
  /** Undefined until the record is loaded. */
  readonly name: string | undefined;
  readonly actions: readonly Action[] | undefined;
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}) => (
  <View
    title={name ?? toHeading(noun)}
    summary={<a href={href(['state', segment])}>← {title}</a>}
    actions={<ActionButtons actions={actions} />}
  >
    <Loading loaded={loaded}>{children}</Loading>
  </View>
);

/** One record, with the records that belong to it. */
export const RecordView = ({ id, description, part, inner = [] }: Resource & { readonly id: string }) => {
  const read = async () => {
    if (part.readOne) return part.readOne(id);
    const path = { ...here(), [description.id]: id };
    return (await sendRequest(requestFor(description.inspect as OperationShape, { path }))).body as AnyRecord;
  };
  const loaded = useLoaded(read, [id]);
  const { value } = loaded;
  return (
    <RecordPage
      description={description}
      name={value && describeRecord(description, value).name}
      actions={value && listActions(description, part, value, { isOnlyRecord: true })}
      loaded={loaded}
    >
      {(record) => {
        const members = new Set([description.id, ...description.fields, ...Object.keys(record)]);
        members.delete(description.label === description.id ? '' : description.label);
        const select = (kind: ReturnType<typeof getKind>) =>
          [...members].filter((name) => getKind(record[name]) === kind);
        return (
          <>
            <Panel>
              <Facts
                facts={Object.fromEntries(
                  select('value').map((name) => [
                    toHeading(name),
                    <FieldValue name={name} value={record[name]} />,
                  ]),
                )}
              />
              {select('document').map((name) => (
                <CodeBlock key={name} label={toHeading(name)} value={record[name]} />
              ))}
            </Panel>
            {select('list').map((name) => {
              const rows = record[name] as readonly AnyRecord[];
              const columns = part.lists?.(record)[name] as readonly Column<AnyRecord>[] | undefined;
              return (
                <Panel key={name} title={toHeading(name)}>
                  <Table
                    caption={toHeading(name)}
                    rows={rows}
                    columns={columns ?? Object.keys(rows[0] ?? {})}
                    getKey={JSON.stringify}
                  />
                </Panel>
              );
            })}
            {inner.map((resource) => (
              <ResourcePanel key={resource.description.segment} {...resource} parent={record} />
            ))}
          </>
        );
      }}
    </RecordPage>
  );
};
