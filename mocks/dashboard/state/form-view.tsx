import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Button, CodeBlock, type Column, Loading, Panel, Time, View } from '../components/index.ts';
import { controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { DeleteFormButton, type Form } from './forms-view.tsx';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { Facts } from './parts/facts.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Back } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';

type Submission = components['schemas']['Submission'];

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value);

/** Whether the name of a field suggests that it holds several lines. */
const isLong = (name: string): boolean => /message|comment|note|text|description/i.test(name);

/** Opens the form as visitors of a published page see it. */
const submit = ({ id, name, fields, submit_label }: Form) =>
  openForm({
    title: name,
    action: submit_label || 'Submit',
    text: 'As a visitor of a published page.',
    done: `${name} was submitted.`,
    request: controlRequest('addRecord', { path: { ...here(), resource: 'submissions' }, query: inMode() }),
    fixed: { form_id: id },
    // A body without a value for any field needs the object too.
    initial: { data: {} },
    narrowed: {
      '/data': {
        additionalProperties: false,
        properties: Object.fromEntries(
          fields.map((field) => [field, { type: 'string', ...(isLong(field) && { maxLength: 10_000 }) }]),
        ),
      },
    },
  });

const SubmitButton = ({ form }: { form: Form }) => (
  <Button kind="primary" onClick={() => submit(form)}>
    Submit as a visitor
  </Button>
);

const DeleteSubmission = ({ id }: Submission) => (
  <DeleteButton name={id} text="This deletes the submission." request={deletion('submissions', id)} />
);

/** A column for each field of the form. */
const createColumns = ({ fields }: Form): readonly Column<Submission>[] => [
  ...fields.map((name): Column<Submission> => ({ name, show: ({ data }) => formatValue(data[name]) })),
  { name: 'Submitted at', show: ({ submitted_at }) => <Time at={submitted_at} /> },
  { name: 'Actions', hasHiddenName: true, show: DeleteSubmission },
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
        empty={{
          title: 'No submissions yet',
          hint: 'Visitors of a published page submit the form.',
          action: <SubmitButton form={form} />,
        }}
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
  const form = loaded.value;
  return (
    <View
      title={form?.name ?? 'Form'}
      summary={<Back to="forms" />}
      actions={
        form && (
          <>
            <SubmitButton form={form} />
            <DeleteFormButton form={form} to={['state', 'forms']} />
          </>
        )
      }
    >
      <Loading loaded={loaded}>
        {(form) => (
          <>
            <Definition {...form} />
            <Submissions form={form} />
          </>
        )}
      </Loading>
    </View>
  );
};
