import { CheckField, SelectField, TextField } from '../components/index.ts';
import type { Filter } from './filter.ts';

const statuses = [
  ['', 'Any status'],
  ['2', '2xx success'],
  ['4', '4xx client error'],
  ['5', '5xx server error'],
] as const;

/** The inputs for the filters of the list. */
export const RequestFilters = ({
  filter,
  operations,
  onChange,
}: {
  readonly filter: Filter;
  /** The operations to select from. */
  readonly operations: readonly string[];
  readonly onChange: (filter: Filter) => void;
}) => (
  <div class="form-row request-filters">
    <TextField
      label="Search"
      type="search"
      placeholder="Path, operation, id, error code"
      value={filter.text}
      onChange={(text) => onChange({ ...filter, text })}
    />
    <SelectField
      label="Operation"
      value={filter.operation}
      choices={[
        ['', 'Any operation'],
        ...new Set([...operations, filter.operation].filter(Boolean).toSorted()),
      ]}
      onChange={(operation) => onChange({ ...filter, operation })}
    />
    <SelectField
      label="Status"
      value={filter.status}
      choices={statuses}
      onChange={(status) => onChange({ ...filter, status })}
    />
    <CheckField
      label="Only violations"
      value={filter.onlyViolations}
      onChange={(onlyViolations) => onChange({ ...filter, onlyViolations })}
    />
  </div>
);
