import { type ComponentChildren, Fragment } from 'preact';

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
        <dd>{value ?? <span class="soft">–</span>}</dd>
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
