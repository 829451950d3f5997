import { type ComponentChildren, Fragment } from 'preact';
import { getMember } from '../client/json.ts';

/** The meaning of a badge, shown by its colour. Its text has the same meaning. */
type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

/** A short label for a status. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);

const statuses: Readonly<Record<Exclude<Tone, 'neutral'>, readonly string[]>> = {
  good: ['active', 'approved', 'completed', 'delivered', 'paid', 'usable'],
  accent: ['info', 'running'],
  warn: ['awaiting_approval', 'open', 'past_due', 'pending', 'pending_rotation', 'expired', 'warn'],
  bad: ['canceled', 'denied', 'dropped', 'error', 'exhausted', 'failed', 'revoked', 'uncollectible'],
};

const getTone = (status: string | number): Tone => {
  if (typeof status === 'number') return status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
  const named = Object.keys(statuses) as (keyof typeof statuses)[];
  return named.find((tone) => statuses[tone].includes(status)) ?? 'neutral';
};

/** A status or a level of a record, as the API names it, or the status of a response. */
export const Status = ({ is }: { is: string | number }) => (
  <Badge tone={getTone(is)}>{String(is).replaceAll('_', ' ')}</Badge>
);

/** In place of a value that is missing. */
const None = () => <span class="soft">–</span>;

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** A time on the sandbox's clock, in UTC as in the API. */
export const Time = ({ at }: { at: string | null | undefined }) =>
  at ? (
    <time dateTime={at} title={at}>
      {time.format(new Date(at))}
    </time>
  ) : (
    <None />
  );

/** A number with its noun: `1 scope`, `1,000 requests`. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

type FoldedProps = {
  readonly values: readonly string[];
  /** What one value is called. */
  readonly noun: string;
  /** The record that has them, for screen readers. */
  readonly of?: unknown;
  /** What is before their number. */
  readonly intro?: string;
};

/** Many values, folded. */
export const Folded = ({ values, noun, of, intro = '' }: FoldedProps) => {
  const count = formatCount(values.length, noun);
  return (
    <details>
      <summary {...(of !== undefined && { 'aria-label': `${count} of ${of}` })}>{intro + count}</summary>
      <p class="folded line soft small">
        {values.map((value) => (
          <code key={value}>{value}</code>
        ))}
      </p>
    </details>
  );
};

/** A list of names with their values. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ComponentChildren>> }) => (
  <dl>
    {Object.entries(facts).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value ?? <None />}</dd>
      </Fragment>
    ))}
  </dl>
);

/** The headers of a request or a response. */
export const HeaderList = ({ headers }: { headers: Readonly<Record<string, string>> }) => (
  <div class="small">
    <Facts
      facts={Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, <code>{value}</code>]))}
    />
  </div>
);

/**
 * Writes a name of the contract as a heading: `published_version` as `Published version`, `created_at` as `Created`, and the
 * abbreviation `ts` as `Time`.
 */
export const toHeading = (name: string): string => {
  const words = name
    .replace(/_at$/, '')
    .replace(/^(ts|at)$/, 'time')
    .replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A time as the API writes it (RFC 3339, section 5.6). */
const dateTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The members whose values are identifiers. */
const code = /(^|_)(id|slug|url|metric|schema_table|token)$/;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Formats an amount in minor units of a currency, as `$49.00`. An unknown currency code is shown as it is. */
export const formatMoney = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** The members of an object that have a value, in a line. */
const MemberList = ({ of }: { of: unknown }) => (
  <span class="line">
    {Object.entries(of as object).map(
      ([name, value]) =>
        value !== null && (
          <span key={name}>
            {!Array.isArray(value) && <span class="soft">{toHeading(name)} </span>}
            <FieldValue name={name} of={of} />
          </span>
        ),
    )}
  </span>
);

/** Longer lists are folded. */
const longestList = 4;

const FieldList = ({ name, of, values }: { name: string; of: unknown; values: readonly unknown[] }) => {
  if (values.length === 0) return <None />;
  if (!values.every((value) => typeof value === 'string'))
    return (
      <ul>
        {values.map((item, index) => (
          <li key={index}>
            <MemberList of={item} />
          </li>
        ))}
      </ul>
    );
  if (values.length <= longestList) return <>{values.join(', ')}</>;
  return <Folded values={values} noun={name.replace(/s$/, '')} of={getMember(of, 'id')} />;
};

/** Renders a member of a record by its name and its type. */
export const FieldValue = ({ name, of }: { name: string; of: unknown }): ComponentChildren => {
  const value = getMember(of, name);
  if (value === null || value === undefined || value === '') return <None />;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return <FieldList name={name} of={of} values={value} />;
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  const currency = getMember(of, 'currency');
  if (typeof value === 'number')
    return name === 'amount' && currency ? formatMoney(value, String(currency)) : number.format(value);
  const text = String(value);
  if (dateTime.test(text)) return <Time at={text} />;
  if (name === 'status' || name === 'level') return <Status is={text} />;
  return code.test(name) ? <code>{text}</code> : <span class="lines">{text}</span>;
};

/** Some members of a record. */
export const Members = ({ of, names }: { of: unknown; names: readonly string[] }) => (
  <Facts
    facts={Object.fromEntries(names.map((name) => [toHeading(name), <FieldValue name={name} of={of} />]))}
  />
);

type NamedProps = {
  readonly name: ComponentChildren;
  readonly href?: string | undefined;
  /** Such as an id. */
  readonly code?: ComponentChildren;
  readonly detail?: ComponentChildren;
};

/** A name above what belongs to it. */
export const Named = ({ name, href, code, detail }: NamedProps) => (
  <div class="named">
    {href ? <a href={href}>{name}</a> : <span>{name}</span>}
    {code && <code class="soft small">{code}</code>}
    {detail && <span class="soft small">{detail}</span>}
  </div>
);
