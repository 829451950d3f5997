import type { ComponentChildren } from 'preact';
import { Status, Time } from '../components/index.ts';
import { href } from '../store/route.ts';

/** A time as the API writes it (RFC 3339, section 5.6). */
const dateTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The members whose value is a state or a level. */
const states = new Set(['status', 'level']);

const Code = ({ value }: { value: string }) => <code>{value}</code>;

/** Renders the value of a record's member by its name and its type. */
export const FieldValue = ({ name, value }: { name: string; value: unknown }): ComponentChildren => {
  if (value === null || value === undefined || value === '') return <span class="soft">–</span>;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  if (typeof value === 'object') return <Code value={JSON.stringify(value)} />;
  if (typeof value !== 'string') return Number(value).toLocaleString('en');
  if (dateTime.test(value)) return <Time at={value} />;
  if (states.has(name)) return <Status is={value} />;
  if (name === 'id' || name.endsWith('_id')) return <Code value={value} />;
  return <span class="lines">{value}</span>;
};

/** A record in a table: its name above its id. The name links to the record's own view, if there is one. */
export const RecordName = ({ name, detail, to }: RecordNameProps) => (
  <div class="named">
    {to ? <a href={href(to)}>{name}</a> : <span>{name}</span>}
    {detail && <code class="soft small">{detail}</code>}
  </div>
);

type RecordNameProps = {
  readonly name: ComponentChildren;
  /** Shown below the name. */
  readonly detail?: ComponentChildren;
  /** The route of the record's own view. */
  readonly to?: readonly string[] | undefined;
};
