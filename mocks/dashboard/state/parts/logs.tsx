import type { Input } from '@workspace-api/contract';
import { useEffect, useState } from 'preact/hooks';
import { api, consoleAddress } from '../../client/api.ts';
import { sandboxFetch } from '../../client/host.ts';
import { Badge, Button, Panel, SelectField, TextField, View } from '../../components/index.ts';
import { ActionButton, toAction } from '../../operation/index.ts';
import { message } from '../../store/messages.ts';
import { here } from '../../store/sandbox.ts';
import { definePart } from '../part.ts';
import { addRecord } from '../record-requests.ts';
import { getCreation } from '../resource-actions.ts';
import { type Resource, ResourceTable } from '../resource-view.tsx';
import { useList } from '../use-list.ts';

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

/** Reads the tail of the log until it ends. */
const follow = async (signal: AbortSignal, onOpen: () => void, onEntries: () => void): Promise<void> => {
  const address = consoleAddress('tailLogs', { path: here() });
  const response = await sandboxFetch(address, { signal, cache: 'no-store' });
  if (!response.ok || !response.body) throw new Error(`Can't follow the log: status ${response.status}.`);
  onOpen();
  const lines = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await lines.read();
    if (done) return;
    // An empty line keeps the connection open.
    if (value.trim() !== '') onEntries();
  }
};

/** Follows the log while it is enabled, and reconnects when the stream ends. @returns whether it is connected */
const useTail = (isOn: boolean, onEntries: () => void): boolean => {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = async (): Promise<void> => {
      await follow(ended.signal, () => setConnected(true), onEntries).catch((error: unknown) => {
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
  const set = (name: keyof typeof noFilters) => (value: string) => setFilters({ ...filters, [name]: value });
  const query = toQuery(filters);
  const list = useList((page) => api('searchLogs', { path: here(), query: { ...query, ...page } }), [query]);
  // Only the search returns the matching entries. The tail just signals that there are new ones.
  const isFollowing = useTail(isTailing, list.reload);
  const isFiltered = Object.keys(query).length > 0;
  const creation = getCreation(description, part);
  return (
    <View
      title="Logs"
      summary={part.summary}
      actions={
        <>
          <Button onClick={() => setTailing(!isTailing)} isPressed={isTailing}>
            Follow new entries
          </Button>
          {creation && <ActionButton action={creation} />}
        </>
      }
    >
      <Panel>
        <search class="form-row">
          <TextField label="Text" type="search" value={filters.text} onChange={set('text')} />
          <SelectField
            label="Level"
            value={filters.level}
            onChange={set('level')}
            choices={[['', 'Any level'], ...levels]}
          />
          <TextField label="Source" value={filters.source} onChange={set('source')} placeholder="any" />
          {(['since', 'until'] as const).map((name) => (
            <TextField
              key={name}
              label={`${name === 'since' ? 'Since' : 'Until'} (UTC)`}
              type="datetime-local"
              value={filters[name]}
              onChange={set(name)}
            />
          ))}
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
