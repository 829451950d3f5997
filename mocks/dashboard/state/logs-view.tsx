import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { Badge, Button, type Column, Panel, Time, View } from '../components/index.ts';
import { here } from '../store/sandbox.ts';
import { type Filters, LogFilters, noFilters, toQuery } from './log-filters.tsx';
import { NewLogEntryDialog } from './new-log-entry-dialog.tsx';
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

/** The runtime log of the workspace. */
export const LogsView = () => {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [isTailing, setTailing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const query = toQuery(filters);
  const list = useList((page) => api('searchLogs', { path: here(), query: { ...query, ...page } }), [query]);
  // Only the search returns the matching entries. The tail just signals that there are new ones.
  const isFollowing = useTail(isTailing, list.reload);
  return (
    <View
      title="Logs"
      summary="The entries that components of the workspace write while they run."
      actions={
        <>
          <Button onClick={() => setTailing(!isTailing)} isPressed={isTailing}>
            Follow new entries
          </Button>
          <Button kind="primary" onClick={() => setAdding(true)}>
            Add an entry
          </Button>
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
          }}
        />
      </Panel>
      {isAdding && <NewLogEntryDialog onClose={() => setAdding(false)} />}
    </View>
  );
};
