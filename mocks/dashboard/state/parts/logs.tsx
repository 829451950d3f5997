import type { Input } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { addRecord, api } from '../../client/request.ts';
import { Badge, Button, Inputs, Panel, View } from '../../components/index.ts';
import { ActionButtons, toAction } from '../../operation/action.tsx';
import { here } from '../../store/selection.ts';
import { useList } from '../../store/use-loaded.ts';
import { definePart, getCreation, type Resource } from '../part.ts';
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

/** The log with its filters. A change in the sandbox reloads it, and following it also shows entries of other processes. */
export const LogsView = ({ description, part }: Resource) => {
  const [filters, setFilters] = useState(noFilters);
  const [isFollowing, follow] = useState(false);
  const query = toQuery(filters);
  const list = useList(
    (page) => api('searchLogs', { path: here(), query: { ...query, ...page } }),
    [query],
    () => isFollowing,
  );
  const isFiltered = Object.keys(query).length > 0;
  return (
    <View
      title="Logs"
      summary={part.summary}
      actions={
        <>
          <Button onClick={() => follow(!isFollowing)} isPressed={isFollowing}>
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
        {isFollowing && (
          <p role="status">
            <Badge tone="good">New entries appear immediately</Badge>
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
