import { type Input, parameterValues } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../../client/request.ts';
import { Button } from '../../components/button.tsx';
import { Inputs } from '../../components/form.tsx';
import { Badge } from '../../components/values.tsx';
import { definePart, type Resource } from '../part.ts';
import { ResourceView } from '../resource-view.tsx';

type Query = NonNullable<Input<'searchLogs'>['query']>;

/** An empty string means no filter. */
const noFilters = { q: '', level: '', source: '', since: '', until: '' };

/** Converts a time of the input, which has no time zone, to UTC: the dashboard shows all times in UTC. */
const toInstant = (time: string): string => time && `${time.length === 16 ? `${time}:00` : time}Z`;

/** The log with its filters. A change in the sandbox reloads it, and following it also shows entries of other processes. */
const LogsView = ({ part, ...resource }: Resource) => {
  const [filters, setFilters] = useState(noFilters);
  const [isFollowing, follow] = useState(false);
  const query = { ...filters, since: toInstant(filters.since), until: toInstant(filters.until) } as Query;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <ResourceView
      {...resource}
      part={{
        ...part,
        read: (page) => api('searchLogs', { query: { ...query, ...page } }),
        isChanging: () => isFollowing,
        ...(isFiltered && { hint: () => 'No entry matches the filters.' }),
      }}
      inputs={query}
      filters={
        <>
          <search class="form-row">
            <Inputs
              inputs={{
                q: { label: 'Text', type: 'search' },
                level: { label: 'Level', choices: [['', 'Any level'], ...parameterValues.level] },
                source: { label: 'Source', placeholder: 'any' },
                since: { label: 'Since (UTC)', type: 'datetime-local' },
                until: { label: 'Until (UTC)', type: 'datetime-local' },
              }}
              values={filters}
              onChange={setFilters}
            />
            <Button onClick={() => setFilters(noFilters)}>Clear</Button>
            <Button onClick={() => follow(!isFollowing)} isPressed={isFollowing}>
              Follow new entries
            </Button>
          </search>
          {isFollowing && (
            <p role="status">
              <Badge tone="good">New entries appear immediately</Badge>
            </p>
          )}
        </>
      }
    />
  );
};

/** The runtime log of the workspace. */
export const logPart = definePart({
  summary:
    'The entries that components of the workspace write while they run. Adding one is a control of the sandbox.',
  stored: 'log_entries',
  create: () => ({ label: 'Add an entry', initial: { level: 'info', source: 'capability' } }),
  hint: () => 'Running agents, submitted forms and capabilities write entries. You can also add one.',
  view: LogsView,
});
