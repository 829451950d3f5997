import type { Input } from '@workspace-api/contract';
import { useEffect, useState } from 'preact/hooks';
import { addRecord, api, apiRequest } from '../../client/request.ts';
import { Badge, Button, Inputs, Panel, View } from '../../components/index.ts';
import { ActionButtons, toAction } from '../../operation/index.ts';
import { readStream } from '../../store/connection.ts';
import { message } from '../../store/messages.ts';
import { here } from '../../store/selection.ts';
import { useList } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { getCreation } from '../resource-actions.ts';
import { ResourceTable } from '../resource-view.tsx';

type Query = NonNullable<Input<'searchLogs'>['query']>;
type Level = NonNullable<Query['level']>;

/** The levels of entries, from the least to the most severe. */
const levels: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** The runtime log of the workspace. */
export const logPart = definePart({
  summary:
    'The entries that components of the workspace write while they run. Adding one is a control of the sandbox.',
  create: () => toAction(addRecord('log_entries'), { isPrimary: true }),
  hint: 'Running agents, submitted forms and capabilities write entries. You can also add one.',
});

/** An empty string means no filter. */
const noFilters = { text: '', level: '', source: '', since: '', until: '' };

/** Converts a time of the input, which has no time zone, to UTC: the dashboard shows all times in UTC. */
const toInstant = (time: string): string => `${time.length === 16 ? `${time}:00` : time}Z`;

const toQuery = ({ text, level, source, since, until }: typeof noFilters): Query => ({
  ...(text && { q: text }),
  ...(level && { level: level as Level }),
  ...(source && { source }),
  ...(since && { since: toInstant(since) }),
  ...(until && { until: toInstant(until) }),
});

/** The delay before a reconnection, in milliseconds. */
const pause = 1000;

/** Follows the log while it is enabled, and reconnects when the stream ends. @returns whether it is connected */
const useTail = (isOn: boolean, onEntries: () => void): boolean => {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = async (): Promise<void> => {
      const { address } = apiRequest('tailLogs', { path: here() });
      // An empty line keeps the connection open.
      const onText = (text: string) => text.trim() !== '' && onEntries();
      await readStream(address, () => setConnected(true), onText, ended.signal).catch((error: unknown) => {
        if (!ended.signal.aborted) message.error(error);
      });
      setConnected(false);
      if (!ended.signal.aborted) timer = setTimeout(() => void connect(), pause);
    };
    void connect();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
    // `onEntries` is a new function on every render, with the same effect.
  }, [isOn]);
  return isConnected;
};

/** The log with its filters. New entries can be followed. */
export const LogsView = ({ description, part }: Resource) => {
  const [filters, setFilters] = useState(noFilters);
  const [isTailing, setTailing] = useState(false);
  const query = toQuery(filters);
  const list = useList((page) => api('searchLogs', { path: here(), query: { ...query, ...page } }), [query]);
  // Only the search returns the matching entries. The tail just signals that there are new ones.
  const isFollowing = useTail(isTailing, list.reload);
  const isFiltered = Object.keys(query).length > 0;
  return (
    <View
      title="Logs"
      summary={part.summary}
      actions={
        <>
          <Button onClick={() => setTailing(!isTailing)} isPressed={isTailing}>
            Follow new entries
          </Button>
          <ActionButtons actions={[getCreation(description, part)]} />
        </>
      }
    >
      <Panel>
        <search class="form-row">
          <Inputs
            inputs={{
              text: { label: 'Text', type: 'search' },
              level: { label: 'Level', choices: [['', 'Any level'], ...levels] },
              source: { label: 'Source', placeholder: 'any' },
              since: { label: 'Since (UTC)', type: 'datetime-local' },
              until: { label: 'Until (UTC)', type: 'datetime-local' },
            }}
            values={filters}
            onChange={setFilters}
          />
          <Button onClick={() => setFilters(noFilters)}>Clear</Button>
        </search>
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
        <ResourceTable
          description={description}
          part={isFiltered ? { hint: 'No entry matches the filters.' } : part}
          list={list}
          empty="No entries"
        />
      </Panel>
    </View>
  );
};
