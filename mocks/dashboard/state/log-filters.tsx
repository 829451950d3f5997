import type { Input } from '@workspace-api/contract';
import { Button, SelectField, TextField } from '../components/index.ts';

type Query = NonNullable<Input<'searchLogs'>['query']>;
type Level = NonNullable<Query['level']>;

/** The levels of entries, from the least to the most severe. */
const levels: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** The filters of the list of entries. An empty string means no filter. */
export type Filters = Readonly<Record<'text' | 'level' | 'source' | 'since' | 'until', string>>;

/** No filter. */
export const noFilters: Filters = { text: '', level: '', source: '', since: '', until: '' };

/** Converts a time of the input, which has no time zone, to UTC: the dashboard shows all times in UTC. */
const instant = (time: string): string => `${time.length === 16 ? `${time}:00` : time}Z`;

/** Converts the filters to the query of a search. */
export const toQuery = ({ text, level, source, since, until }: Filters): Query => ({
  ...(text && { q: text }),
  ...(level && { level: level as Level }),
  ...(source && { source }),
  ...(since && { since: instant(since) }),
  ...(until && { until: instant(until) }),
});

/** The inputs for the filters. */
export const LogFilters = ({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) => {
  const set = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value });
  return (
    <search class="form-row">
      <TextField label="Text" type="search" value={filters.text} onChange={set('text')} />
      <SelectField
        label="Level"
        value={filters.level}
        onChange={set('level')}
        choices={[['', 'Any level'], ...levels]}
      />
      <TextField label="Source" value={filters.source} onChange={set('source')} placeholder="any" />
      <TextField label="Since (UTC)" type="datetime-local" value={filters.since} onChange={set('since')} />
      <TextField label="Until (UTC)" type="datetime-local" value={filters.until} onChange={set('until')} />
      <Button onClick={() => onChange(noFilters)}>Clear</Button>
    </search>
  );
};
