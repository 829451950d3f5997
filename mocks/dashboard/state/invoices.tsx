import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { records } from '../client/control.ts';
import { Button, type Column, Dialog, EmptyState, Loading, Panel, Table, Time } from '../components/index.ts';
import { controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';

/** Formats an amount in minor units of a currency, as `$49.00`. An unknown currency code is shown as it is. */
export const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

type Invoice = components['schemas']['Invoice'];

const Lines = ({ id, currency }: Invoice) => {
  const loaded = useLoaded(
    () => records.getRecord({ path: { ...here(), resource: 'invoices', id }, query: inMode() }),
    [id],
  );
  return (
    <Loading loaded={loaded}>
      {({ lines: data = [] }) =>
        data.length === 0 ? (
          <EmptyState title="No lines">
            <p>The invoice was added with an amount instead of lines.</p>
          </EmptyState>
        ) : (
          <Table
            caption={`Lines of ${id}`}
            rows={data}
            getKey={({ kind, description }) => `${kind} ${description}`}
            columns={[
              { name: 'Line', show: ({ description }) => description },
              { name: 'Kind', show: ({ kind }) => kind },
              { name: 'Quantity', isNumber: true, show: ({ quantity }) => quantity },
              { name: 'Amount', isNumber: true, show: ({ amount }) => money(amount, currency) },
            ]}
          />
        )
      }
    </Loading>
  );
};

const columnsWith = (open: (invoice: Invoice) => void): readonly Column<Invoice>[] => [
  { name: 'Invoice', show: ({ id }) => <code>{id}</code> },
  {
    name: 'Period',
    show: ({ period_start, period_end }) => (
      <span>
        <Time at={period_start} /> to <Time at={period_end} />
      </span>
    ),
  },
  { name: 'Status', show: ({ status }) => <Status is={status} /> },
  { name: 'Amount', isNumber: true, show: ({ amount, currency }) => money(amount, currency) },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: (invoice) => (
      <div class="actions">
        <Button onClick={() => open(invoice)} label={`Lines of ${invoice.id}`}>
          Lines
        </Button>
        <DeleteButton
          name={invoice.id}
          text="This deletes the invoice and its lines."
          request={deletion('invoices', invoice.id)}
        />
      </div>
    ),
  },
];

const AddButton = () => (
  <Button
    onClick={() =>
      openForm({
        title: 'Add an invoice',
        action: 'Add',
        text: 'As the billing platform does, with an amount instead of lines.',
        done: 'The invoice was added.',
        request: controlRequest('addRecord', { path: { ...here(), resource: 'invoices' }, query: inMode() }),
        initial: { currency: 'USD', status: 'open' },
      })
    }
  >
    Add an invoice
  </Button>
);

/** The invoices of the workspace, with their lines. */
export const Invoices = () => {
  const [opened, open] = useState<Invoice>();
  const list = useList((query) => api('listInvoices', { path: here(), query }));
  return (
    <Panel title="Invoices" actions={<AddButton />}>
      <ListTable
        list={list}
        caption="Invoices"
        columns={columnsWith(open)}
        getKey={({ id }) => id}
        empty={{
          title: 'No invoices',
          hint: 'The first invoice is created when the period is settled. You can also add one.',
          action: <AddButton />,
        }}
      />
      {opened && (
        <Dialog title={`Invoice ${opened.id}`} onClose={() => open(undefined)}>
          <Lines {...opened} />
          <div class="actions">
            <Button kind="primary" onClick={() => open(undefined)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </Panel>
  );
};
