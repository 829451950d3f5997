import { type ComponentChildren, Fragment } from 'preact';

/** A list of names with their values. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ComponentChildren>> }) => (
  <dl class="facts">
    {Object.entries(facts).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value ?? <span class="soft">–</span>}</dd>
      </Fragment>
    ))}
  </dl>
);
