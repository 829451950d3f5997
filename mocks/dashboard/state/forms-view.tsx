import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Button, type Column, Panel, View } from '../components/index.ts';
import { controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';

/** The definition of a form. */
export type Form = components['schemas']['Form'];

/** Deletes a form. */
export const DeleteFormButton = ({ form: { id, name }, to }: { form: Form; to?: readonly string[] }) => (
  <DeleteButton
    name={name}
    text="This deletes the form and its submissions."
    request={deletion('forms', id)}
    {...(to && { to })}
  />
);

const AddButton = () => (
  <Button
    kind="primary"
    onClick={() =>
      openForm({
        title: 'Add a form',
        action: 'Add',
        text: 'As the form editor does.',
        done: 'The form was added.',
        request: controlRequest('addRecord', { path: { ...here(), resource: 'forms' }, query: inMode() }),
      })
    }
  >
    Add a form
  </Button>
);

const columns: readonly Column<Form>[] = [
  {
    name: 'Form',
    show: ({ id, name }) => <Named name={name} detail={id} to={['state', 'forms', id]} />,
  },
  { name: 'Fields', show: ({ fields }) => fields.join(', ') },
  { name: 'Table', show: ({ schema_table }) => <code>{schema_table}</code> },
  {
    name: 'Capability',
    show: ({ on_submit }) => (on_submit ? <code>{on_submit.capability}</code> : <span class="soft">–</span>),
  },
  { name: 'Actions', hasHiddenName: true, show: (form) => <DeleteFormButton form={form} /> },
];

/** The forms of the workspace. */
export const FormsView = () => {
  const list = useList((query) => api('listForms', { path: here(), query }));
  return (
    <View
      title="Forms"
      summary="Open a form to submit it as a visitor, and to see its submissions."
      actions={<AddButton />}
    >
      <Panel>
        <ListTable
          list={list}
          caption="Forms"
          columns={columns}
          getKey={({ id }) => id}
          empty={{
            title: 'No forms',
            hint: 'The form editor adds forms. The API has no operation for it, but the sandbox has.',
            action: <AddButton />,
          }}
        />
      </Panel>
    </View>
  );
};
