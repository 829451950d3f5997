import { type ComponentChildren, Fragment } from 'preact';

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

const tones = new Map(
  Object.entries(statuses).flatMap(([tone, names]) => names.map((name) => [name, tone as Tone] as const)),
);

/** A status or a level of a record, as the API names it. */
export const Status = ({ is }: { is: string }) => (
  <Badge tone={tones.get(is) ?? 'neutral'}>{is.replaceAll('_', ' ')}</Badge>
);

/** In place of a value that is missing. */
export const None = () => <span class="soft">–</span>;

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

type ScopesProps = {
  readonly scopes: readonly string[];
  /** The id of the token that has them, for screen readers. */
  readonly of?: string;
  /** What is before their number. */
  readonly intro?: string;
};

/** Scopes, folded. */
export const Scopes = ({ scopes, of, intro = '' }: ScopesProps) => {
  const count = formatCount(scopes.length, 'scope');
  return (
    <details>
      <summary {...(of !== undefined && { 'aria-label': `${count} of ${of}` })}>{intro + count}</summary>
      <p class="scopes line soft small">
        {scopes.map((scope) => (
          <code key={scope}>{scope}</code>
        ))}
      </p>
    </details>
  );
};

/** A list of names with their values. */
export const Facts = ({
  facts,
  isSmall = false,
}: {
  facts: Readonly<Record<string, ComponentChildren>>;
  isSmall?: boolean;
}) => (
  <dl class={isSmall ? 'small' : ''}>
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
  <Facts
    isSmall
    facts={Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, <code>{value}</code>]))}
  />
);

/**
 * Writes a name of the contract as a heading: `published_version` as `Published version`, `created_at` as `Created`, and the
 * abbreviation `ts` as `Time`.
 */
export const toHeading = (name: string): string => {
  const words = name.replace(/_at$/, '').replace(/^ts$/, 'time').replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A time as the API writes it (RFC 3339, section 5.6). */
const dateTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Renders the value of a record's member by its name and its type. */
export const FieldValue = ({ name, value }: { name: string; value: unknown }): ComponentChildren => {
  if (value === null || value === undefined || value === '') return <None />;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  if (typeof value !== 'string') return Number(value).toLocaleString('en');
  if (dateTime.test(value)) return <Time at={value} />;
  if (name === 'status' || name === 'level') return <Status is={value} />;
  if (/(^|_)id$/.test(name)) return <code>{value}</code>;
  return <span class="lines">{value}</span>;
};

/** A name above what belongs to it. */
export const Named = ({ name, href, code, detail }: NamedProps) => (
  <div class="named">
    {href ? <a href={href}>{name}</a> : <span>{name}</span>}
    {code && <code class="soft small">{code}</code>}
    {detail && <span class="soft small">{detail}</span>}
  </div>
);

type NamedProps = {
  readonly name: ComponentChildren;
  readonly href?: string | undefined;
  /** Such as an id. */
  readonly code?: ComponentChildren;
  readonly detail?: ComponentChildren;
};
