import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { type Column, Panel, View } from '../components/index.ts';
import { here } from '../store/sandbox.ts';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';

/** The definition of a form. */
export type Form = components['schemas']['Form'];

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
];

/** The forms of the workspace. */
export const FormsView = () => {
  const list = useList((query) => api('listForms', { path: here(), query }));
  return (
    <View title="Forms" summary="Open a form to submit it as a visitor, and to see its submissions.">
      <Panel>
        <ListTable
          list={list}
          caption="Forms"
          columns={columns}
          getKey={({ id }) => id}
          empty={{ title: 'No forms', hint: 'The form editor or the control plane adds forms.' }}
        />
      </Panel>
    </View>
  );
};
