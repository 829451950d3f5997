import type { OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import { isObject } from '../client/json.ts';
import { requestFor, sendRequest } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Members, Named, toHeading } from '../components/values.tsx';
import { type Column, EmptyState, Loading, Panel, Table, View } from '../components/view.tsx';
import { ActionButtons } from '../operation/action-buttons.tsx';
import { href } from '../store/route.ts';
import { type Page, type PageQuery, useList, useLoaded } from '../store/use-loaded.ts';
import { type AnyRecord, describeRecord } from './describe-resource.ts';
import { getCreation, hasView, listActions, type Resource } from './part.ts';

const listColumns = (resource: Resource, parent: AnyRecord): readonly Column<AnyRecord>[] => {
  const { description, part } = resource;
  const { columns = description.fields } = part;
  const nameColumn: Column<AnyRecord> = {
    name: toHeading(description.noun),
    show: (record) => {
      const { id, name: ownName } = describeRecord(description, record);
      const name = String(record[part.label ?? ''] ?? ownName);
      return (
        <Named
          name={name === id ? <code>{id}</code> : name}
          code={name !== id && id}
          href={hasView(resource) ? href(['state', description.segment, id]) : undefined}
        />
      );
    },
  };
  return [
    ...(description.resource.id === null ? [] : [nameColumn]),
    ...(typeof columns === 'function' ? columns(parent) : columns),
  ];
};

type ResourceViewProps = Resource & {
  /** The record that the records belong to, such as the agent of runs. */
  readonly parent?: AnyRecord;
  /** Whether the records are a part of another view. */
  readonly isPanel?: boolean;
  /** On what else the records depend that the part reads. */
  readonly inputs?: unknown;
  /** What is above the records. */
  readonly filters?: ComponentChildren;
  /** What is below the records. */
  readonly children?: ComponentChildren;
};

/** The records of a kind: a table with a button that loads more, or how to create the first record. It polls while one changes. */
export const ResourceView = (props: ResourceViewProps) => {
  const { description, part, parent = {}, isPanel, filters, children } = props;
  const { title } = description;
  const read = async (query: PageQuery) => {
    const request = requestFor(description.list as OperationShape, { path: { id: parent.id }, query });
    return (await sendRequest(request)).body as Page<AnyRecord>;
  };
  const list = useList<AnyRecord>(part.read ?? read, [parent.id, props.inputs], part.isChanging);
  const creation = getCreation(props, parent);
  const hint =
    part.hint?.(parent) ??
    (creation &&
      (creation.request.server === 'api'
        ? `Clients create them with the operation ${creation.request.operation.id}.`
        : 'The API has no operation that adds one, but the sandbox has.'));
  const noun = title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const table = (
    <>
      <Loading loaded={list}>
        {(rows) => (
          <Table
            caption={title}
            rows={rows}
            columns={listColumns(props, parent)}
            actions={(record) => <ActionButtons actions={listActions(props, record)} />}
            getKey={(record) => describeRecord(description, record).id}
            empty={
              <EmptyState title={`No ${noun}`} hint={hint}>
                {!creation?.isDisabled && <ActionButtons actions={[creation]} />}
              </EmptyState>
            }
          />
        )}
      </Loading>
      {list.more && (
        <div class="actions">
          <Button onClick={list.more}>Show more</Button>
        </div>
      )}
    </>
  );
  const actions = <ActionButtons actions={[...(part.viewActions?.(list.value ?? []) ?? []), creation]} />;
  const head = { title, summary: part.summary, actions };
  if (isPanel) return <Panel {...head}>{table}</Panel>;
  return (
    <View {...head}>
      {filters && <Panel>{filters}</Panel>}
      <Panel>{table}</Panel>
      {children}
    </View>
  );
};

/** How a member of a record is shown: objects as JSON, lists of objects as tables, and everything else as a value. */
const getKind = (value: unknown): 'value' | 'document' | 'list' => {
  if (!Array.isArray(value)) return isObject(value) ? 'document' : 'value';
  if (value.every((item) => typeof item === 'string')) return 'value';
  return value.every(isObject) ? 'list' : 'document';
};

/** The members of a record, and the records that belong to it. */
const Content = ({ record, description, inner }: Resource & { readonly record: AnyRecord }) => {
  const members = new Set([description.id, ...description.fields, ...Object.keys(record)]);
  if (description.label !== description.id) members.delete(description.label);
  const select = (kind: ReturnType<typeof getKind>) =>
    [...members].filter((name) => getKind(record[name]) === kind);
  return (
    <>
      <Panel>
        <Members of={record} names={select('value')} />
        {select('document').map((name) => (
          <CodeBlock key={name} label={toHeading(name)} value={record[name]} />
        ))}
      </Panel>
      {select('list').map((name) => {
        const rows = record[name] as readonly AnyRecord[];
        return (
          <Panel key={name} title={toHeading(name)}>
            <Table
              caption={toHeading(name)}
              // The currency of an amount is a member of the record.
              rows={rows.map((row): AnyRecord => ({ currency: record.currency, ...row }))}
              columns={Object.keys(rows[0] ?? {})}
            />
          </Panel>
        );
      })}
      {inner.map((resource) => (
        <ResourceView key={resource.description.segment} {...resource} parent={record} isPanel />
      ))}
    </>
  );
};

/** One record: its name, a link back to all records of its kind, its actions, and what it contains. */
export const RecordView = ({ id, ...resource }: Resource & { readonly id: string }) => {
  const { description, part } = resource;
  const { noun, segment, title, inspect } = description;
  const read = async (): Promise<AnyRecord> => {
    if (part.readOne) return part.readOne(id);
    const request = requestFor(inspect as OperationShape, { path: { [description.id]: id } });
    return (await sendRequest(request)).body as AnyRecord;
  };
  const loaded = useLoaded(read, [id]);
  const { value } = loaded;
  return (
    <View
      title={value ? describeRecord(description, value).name : toHeading(noun)}
      summary={<a href={href(['state', segment])}>← {title}</a>}
      actions={value && <ActionButtons actions={listActions(resource, value, { isOnlyRecord: true })} />}
    >
      <Loading loaded={loaded}>
        {(record) =>
          part.content ? <part.content {...record} /> : <Content {...resource} record={record} />
        }
      </Loading>
    </View>
  );
};
