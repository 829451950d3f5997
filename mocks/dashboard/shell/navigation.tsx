import type { ComponentChildren } from 'preact';
import { toHeading } from '../components/values.tsx';
import { sections } from '../state/index.tsx';
import { href, route } from '../store/route.ts';

/** The paths of the icons, on a grid of 20 by 20. */
const paths = {
  overview: 'M3 9.5 10 4l7 5.5V16a1 1 0 0 1-1 1h-4v-5H8v5H4a1 1 0 0 1-1-1z',
  requests: 'M3 10h3l2.5-6 3 12L14 10h3',
  send: 'M17 3 3 8.500l5.500 2.500L11 17zM8.500 11 17 3',
  state:
    'M10 3c4 0 7 1.1 7 2.5S14 8 10 8 3 6.900 3 5.500 6 3 10 3zm-7 2.500v4.500C3 11.400 6 12.500 10 12.500s7-1.100 7-2.500V5.500M3 10v4.500C3 15.900 6 17 10 17s7-1.100 7-2.500V10',
  controls:
    'M5 3v6m0 4v4M5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm10-6v2m0 4v8M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm-5-2v9m0 4v1m0-5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  menu: 'M3 6h14M3 10h14M3 14h14',
} as const;

/** A decorative icon next to a label. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

const views = ['overview', 'requests', 'send', 'state', 'controls'] as const;

/** The links to the views, with links to the resources below State. */
export const Navigation = ({ onFollow }: { onFollow: () => void }) => {
  const [view, resource = sections[0]?.segment] = route.value.segments;
  const link = (path: readonly string[], text: ComponentChildren, isCurrent: boolean, isPage = isCurrent) => (
    <a
      href={href(path)}
      class={isCurrent ? 'current' : ''}
      aria-current={isPage ? 'page' : undefined}
      onClick={onFollow}
    >
      {text}
    </a>
  );
  const records = sections.map(
    ({ segment, title, isInner }) =>
      !isInner && (
        <li key={segment}>{link(['state', segment], title, view === 'state' && resource === segment)}</li>
      ),
  );
  return (
    <nav id="navigation" aria-label="Views">
      <ul>
        {views.map((name) => (
          <li key={name}>
            {link(
              [name],
              <>
                <Icon name={name} />
                {toHeading(name)}
              </>,
              view === name,
              view === name && name !== 'state',
            )}
            {name === 'state' && <ul>{records}</ul>}
          </li>
        ))}
      </ul>
    </nav>
  );
};
