import type { ComponentChildren } from 'preact';
import { href } from '../../store/route.ts';
import { resources } from '../resources.ts';

type NamedProps = {
  readonly name: ComponentChildren;
  /** Shown below the name. */
  readonly detail?: ComponentChildren;
  /** The route of the record's own view. */
  readonly to?: readonly string[];
};

/** A record in a table: its name above its id. The name links to the record's own view, if there is one. */
export const Named = ({ name, detail, to }: NamedProps) => (
  <div class="named">
    {to ? <a href={href(to)}>{name}</a> : <span>{name}</span>}
    {detail && <code class="soft small">{detail}</code>}
  </div>
);

/** A link from a record back to the list of its resource. */
export const Back = ({ to }: { to: (typeof resources)[number]['segment'] }) => (
  <a href={href(['state', to])}>← {resources.find(({ segment }) => segment === to)?.name}</a>
);
