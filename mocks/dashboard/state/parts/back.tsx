import { href } from '../../store/route.ts';
import { resources } from '../resources.ts';

/** A link from a record back to the list of its resource. */
export const Back = ({ to }: { to: (typeof resources)[number]['segment'] }) => (
  <a href={href(['state', to])}>← {resources.find(({ segment }) => segment === to)?.name}</a>
);
