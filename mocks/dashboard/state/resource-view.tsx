import type { OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import {
  Button,
  CodeBlock,
  type Column,
  EmptyState,
  Facts,
  Loading,
  Panel,
  Table,
  View,
} from '../components/index.ts';
import { ActionButton, ActionButtons, requestFor, sendRequest } from '../operation/index.ts';
import { href } from '../store/route.ts';
import { here } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { type AnyRecord, describeRecord, type ResourceDescription, toHeading } from './describe-resource.ts';
import { FieldValue, RecordName } from './field-value.tsx';
import type { Part } from './part.ts';
import { getCreation, listActions } from './resource-actions.ts';
import { type LoadedList, type Page, type PageQuery, useList } from './use-list.ts';
import { usePolling } from './use-polling.ts';

/** A kind of record, and the part that adds to it. */
export type Resource = { readonly description: ResourceDescription; readonly part: Part };

/** Whether a record has a view of its own. */
export const hasRecordView = ({ description: { inspect }, part }: Resource): boolean =>
  part.hasRecordView ?? inspect !== undefined;

type ResourceProps = Resource & {
  /** The record that the records belong to, such as the agent of runs. */
  readonly parent?: AnyRecord;
};

const readPage = async (
  { list }: ResourceDescription,
  parent: AnyRecord | undefined,
  query: PageQuery,
): Promise<Page<AnyRecord>> => {
  const request = requestFor(list as OperationShape, { path: { ...here(), id: parent?.id }, query });
  return (await sendRequest(request)).body as Page<AnyRecord>;
};

/** Reads the records of a kind, and polls while one of them changes on its own. */
export const useRecords = ({ description, part, parent }: ResourceProps): LoadedList<AnyRecord> => {
  const list = useList((query) => part.read?.(query) ?? readPage(description, parent, query), [parent?.id]);
  usePolling((part.isChanging && list.value?.rows.some(part.isChanging)) ?? false, list.reload);
  return list;
};

const listColumns = ({ description, part, parent = {} }: ResourceProps): readonly Column<AnyRecord>[] => {
  const members = typeof part.columns === 'function' ? part.columns(parent) : part.columns;
  const nameColumn: Column<AnyRecord> = {
    name: part.heading ?? toHeading(description.noun),
    show: (record) => {
      const { id, name } = describeRecord(description, record);
      const route = hasRecordView({ description, part }) ? ['state', description.segment, id] : undefined;
      return (
        <RecordName
          {...(part.name?.(record) ?? (name === id ? { name: <code>{id}</code> } : { name, detail: id }))}
          to={route}
        />
      );
    },
  };
  return [
    ...(description.resource.id === null ? [] : [nameColumn]),
    ...(members ?? description.fields).map(
      (member): Column<AnyRecord> =>
        typeof member === 'string'
          ? { name: toHeading(member), show: (record) => <FieldValue name={member} value={record[member]} /> }
          : member,
    ),
    {
      name: 'Actions',
      hasHiddenName: true,
      show: (record) => <ActionButtons actions={listActions(description, part, record)} />,
    },
  ];
};

/** The records of a kind as a table, with a button that loads more, or how to create the first one. */
export const ResourceTable = ({
  list,
  empty,
  ...props
}: ResourceProps & { readonly list: LoadedList<AnyRecord>; readonly empty?: string }) => {
  const { description, part, parent } = props;
  const creation = getCreation(description, part, parent);
  const hint =
    (typeof part.hint === 'function' ? part.hint(parent ?? {}) : part.hint) ??
    (creation &&
      (creation.request.server === 'api'
        ? `Clients create them with the operation ${creation.request.operation.id}.`
        : 'The API has no operation that adds one, but the sandbox has.'));
  return (
    <Loading loaded={list}>
      {({ rows, hasMore }) => {
        const visible = part.isShown ? rows.filter(part.isShown) : rows;
        return visible.length === 0 ? (
          <EmptyState title={empty ?? `No ${description.title.toLowerCase()}`}>
            {hint && <p>{hint}</p>}
            {creation && !creation.isDisabled && <ActionButton action={creation} />}
          </EmptyState>
        ) : (
          <>
            <Table
              caption={part.panelTitle ?? description.title}
              columns={listColumns(props)}
              rows={visible}
              getKey={(record) => describeRecord(description, record).id}
            />
            {hasMore && (
              <div class="actions">
                <Button onClick={list.more}>Show more</Button>
              </div>
            )}
          </>
        );
      }}
    </Loading>
  );
};

/** All records of a kind. */
export const ResourceView = ({ children, ...props }: ResourceProps & { children?: ComponentChildren }) => {
  const { description, part } = props;
  const list = useRecords(props);
  const actions = part.viewActions?.(list.value?.rows ?? []) ?? [];
  const creation = getCreation(description, part);
  return (
    <View
      title={description.title}
      summary={part.summary}
      actions={<ActionButtons actions={creation ? [...actions, creation] : actions} />}
    >
      <Panel {...(part.panelTitle && { title: part.panelTitle })}>
        <ResourceTable {...props} list={list} />
      </Panel>
      {children}
    </View>
  );
};

const ChildPanel = (props: ResourceProps) => {
  const { description, part, parent } = props;
  const creation = getCreation(description, part, parent);
  return (
    <Panel
      title={description.title}
      summary={part.summary}
      actions={creation && <ActionButton action={creation} />}
    >
      <ResourceTable {...props} list={useRecords(props)} />
    </Panel>
  );
};

const isDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** A link from a record back to all records of its kind. */
export const Back = ({ description: { segment, title } }: Pick<Resource, 'description'>) => (
  <a href={href(['state', segment])}>← {title}</a>
);

/** One record, with the records that belong to it. */
export const RecordView = ({
  id,
  getPart,
  ...resource
}: Resource & { readonly id: string; readonly getPart: (name: string) => Part }) => {
  const { description, part } = resource;
  const read = async () => {
    const path = { ...here(), [description.id]: id };
    return (await sendRequest(requestFor(description.inspect as OperationShape, { path }))).body as AnyRecord;
  };
  const loaded = useLoaded(read, [id]);
  const record = loaded.value;
  return (
    <View
      title={record ? describeRecord(description, record).name : toHeading(description.noun)}
      summary={<Back description={description} />}
      actions={
        record && <ActionButtons actions={listActions(description, part, record, { isOnlyRecord: true })} />
      }
    >
      <Loading loaded={loaded}>
        {(record) => {
          const members = [description.id, ...description.fields];
          const [documents, others] = [true, false].map((kind) =>
            members.filter((name) => isDocument(record[name]) === kind),
          ) as [string[], string[]];
          return (
            <>
              <Panel>
                <Facts
                  facts={Object.fromEntries(
                    others.map((name) => [toHeading(name), <FieldValue name={name} value={record[name]} />]),
                  )}
                />
                {documents.map((name) => (
                  <CodeBlock key={name} label={toHeading(name)} value={record[name]} />
                ))}
              </Panel>
              {description.children.map((child) => (
                <ChildPanel
                  key={child.segment}
                  description={child}
                  part={getPart(child.resource.name)}
                  parent={record}
                />
              ))}
            </>
          );
        }}
      </Loading>
    </View>
  );
};
