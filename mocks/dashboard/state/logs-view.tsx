import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { Badge, Button, type Column, Panel, Time, View } from '../components/index.ts';
import { controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { type Filters, LogFilters, noFilters, toQuery } from './log-filters.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';
import { useTail } from './use-tail.ts';

type Entry = components['schemas']['LogEntry'];

const columns: readonly Column<Entry>[] = [
  { name: 'Time', show: ({ ts }) => <Time at={ts} /> },
  { name: 'Level', show: ({ level }) => <Status is={level} /> },
  { name: 'Source', show: ({ source }) => source },
  { name: 'Message', show: ({ message }) => <span class="log-message">{message}</span> },
  { name: 'Request', show: ({ request_id }) => <code class="small">{request_id}</code> },
];

const getKey = ({ ts, source, message, request_id }: Entry) => `${ts} ${source} ${request_id} ${message}`;

const AddButton = () => (
  <Button
    kind="primary"
    onClick={() =>
      openForm({
        title: 'Add an entry',
        action: 'Add',
        text: 'As a running component does. Entries are never changed or deleted.',
        done: 'The entry was added.',
        request: controlRequest('addRecord', {
          path: { ...here(), resource: 'log_entries' },
          query: inMode(),
        }),
        initial: { level: 'info', source: 'capability' },
      })
    }
  >
    Add an entry
  </Button>
);

/** The runtime log of the workspace. */
export const LogsView = () => {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [isTailing, setTailing] = useState(false);
  const query = toQuery(filters);
  const list = useList((page) => api('searchLogs', { path: here(), query: { ...query, ...page } }), [query]);
  // Only the search returns the matching entries. The tail just signals that there are new ones.
  const isFollowing = useTail(isTailing, list.reload);
  return (
    <View
      title="Logs"
      summary="The entries that components of the workspace write while they run. Adding one is a control of the sandbox."
      actions={
        <>
          <Button onClick={() => setTailing(!isTailing)} isPressed={isTailing}>
            Follow new entries
          </Button>
          <AddButton />
        </>
      }
    >
      <Panel>
        <LogFilters filters={filters} onChange={setFilters} />
      </Panel>
      <Panel>
        {isTailing && (
          <p role="status">
            {isFollowing ? (
              <Badge tone="good">Connected: new entries appear immediately</Badge>
            ) : (
              <Badge>Connecting…</Badge>
            )}
          </p>
        )}
        <ListTable
          list={list}
          caption="Log entries"
          columns={columns}
          getKey={getKey}
          empty={{
            title: 'No entries',
            hint:
              filters === noFilters
                ? 'Running agents, submitted forms and capabilities write entries. You can also add one.'
                : 'No entry matches the filters.',
            action: filters === noFilters && <AddButton />,
          }}
        />
      </Panel>
    </View>
  );
};
