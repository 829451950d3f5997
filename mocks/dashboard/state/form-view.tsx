import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { CodeBlock, type Column, Loading, Panel, Time, View } from '../components/index.ts';
import { here } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import type { Form } from './forms-view.tsx';
import { Facts } from './parts/facts.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Back } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';
import { VisitorForm } from './visitor-form.tsx';

type Submission = components['schemas']['Submission'];

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value);

/** A column for each field of the form. */
const createColumns = ({ fields }: Form): readonly Column<Submission>[] => [
  ...fields.map((name): Column<Submission> => ({ name, show: ({ data }) => formatValue(data[name]) })),
  { name: 'Submitted at', show: ({ submitted_at }) => <Time at={submitted_at} /> },
];

const Submissions = ({ form }: { form: Form }) => {
  const path = { ...here(), id: form.id };
  const list = useList((query) => api('listSubmissions', { path, query }), [form.id]);
  return (
    <Panel title="Submissions">
      <ListTable
        list={list}
        caption="Submissions"
        columns={createColumns(form)}
        getKey={({ id }) => id}
        empty={{ title: 'No submissions yet', hint: 'Submit the form above as a visitor.' }}
      />
    </Panel>
  );
};

const Definition = ({ id, schema_table, fields, submit_label, on_submit }: Form) => (
  <Panel title="Definition">
    <Facts
      facts={{
        Id: <code>{id}</code>,
        Table: <code>{schema_table}</code>,
        Fields: fields.join(', '),
        'Submit label': submit_label,
        Capability: on_submit && <code>{on_submit.capability}</code>,
      }}
    />
    {on_submit && <CodeBlock label="Input of the capability" value={on_submit.args} />}
  </Panel>
);

/** A form: its definition, the form itself, and its submissions. */
export const FormView = ({ id }: { id: string }) => {
  const loaded = useLoaded(() => api('getForm', { path: { ...here(), id } }), [id]);
  return (
    <View title={loaded.value?.name ?? 'Form'} summary={<Back to="forms" />}>
      <Loading loaded={loaded}>
        {(form) => (
          <>
            <div class="columns">
              <VisitorForm form={form} />
              <Definition {...form} />
            </div>
            <Submissions form={form} />
          </>
        )}
      </Loading>
    </View>
  );
};
