import type { components } from '@workspace-api/contract';
import { resources } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { records } from '../../client/control.ts';
import { Button, Dialog, Panel, RecordTable, Time } from '../../components/index.ts';
import { ActionButton, toAction } from '../../operation/index.ts';
import { here, inMode } from '../../store/sandbox.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { describeResource } from '../describe-resource.ts';
import { definePart } from '../part.ts';
import { addRecord } from '../record-requests.ts';
import { getCreation } from '../resource-actions.ts';
import { ResourceTable, useRecords } from '../resource-view.tsx';

/** Formats an amount in minor units of a currency, as `$49.00`. An unknown currency code is shown as it is. */
export const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

type Invoice = components['schemas']['Invoice'];

const Lines = ({ id, currency }: Invoice) => {
  const path = { ...here(), resource: 'invoices', id } as const;
  const read = async () => (await records.getRecord({ path, query: inMode() })).lines ?? [];
  return (
    <RecordTable
      caption={`Lines of ${id}`}
      loaded={useLoaded(read, [id])}
      empty="No lines"
      getKey={({ kind, description }) => `${kind} ${description}`}
      columns={[
        { name: 'Line', show: ({ description }) => description },
        { name: 'Kind', show: ({ kind }) => kind },
        { name: 'Quantity', isNumber: true, show: ({ quantity }) => quantity },
        { name: 'Amount', isNumber: true, show: ({ amount }) => money(amount, currency) },
      ]}
    >
      <p>The invoice was added with an amount instead of lines.</p>
    </RecordTable>
  );
};

const LinesButton = (invoice: Invoice) => {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button onClick={() => open(true)} label={`Lines of ${invoice.id}`}>
        Lines
      </Button>
      {isOpen && (
        <Dialog title={`Invoice ${invoice.id}`} onClose={() => open(false)}>
          <Lines {...invoice} />
          <div class="actions">
            <Button kind="primary" onClick={() => open(false)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};

const part = definePart<Invoice>({
  columns: [
    {
      name: 'Period',
      show: ({ period_start, period_end }) => (
        // On a phone, a cell is a grid: the period is one value in it.
        <span>
          <Time at={period_start} /> to <Time at={period_end} />
        </span>
      ),
    },
    'status',
    { name: 'Amount', isNumber: true, show: ({ amount, currency }) => money(amount, currency) },
    { name: 'Lines', hasHiddenName: true, show: (invoice) => <LinesButton {...invoice} /> },
  ],
  removal: 'This deletes the invoice and its lines.',
  create: () => toAction(addRecord('invoices')),
  hint: 'The first invoice is created when the period is settled. You can also add one.',
});

const resource = { description: describeResource(resources.invoice), part };

/** The invoices of the workspace, with their lines. */
export const Invoices = () => {
  const creation = getCreation(resource.description, part);
  return (
    <Panel title="Invoices" actions={creation && <ActionButton action={creation} />}>
      <ResourceTable {...resource} list={useRecords(resource)} />
    </Panel>
  );
};
