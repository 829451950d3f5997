import { resources } from '../state/resources.ts';
import { href, route } from '../store/route.ts';
import { Icon } from './icons.tsx';

const views = [
  { segment: 'overview', name: 'Overview' },
  { segment: 'requests', name: 'Requests' },
  { segment: 'state', name: 'State' },
  { segment: 'controls', name: 'Controls' },
] as const;

const currentIf = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);

/** The links to the views, and below State to its resources. */
export const Navigation = ({ onFollow }: { onFollow: () => void }) => {
  const [view, resource = resources[0]?.segment] = route.value.segments;
  return (
    <nav id="navigation" aria-label="Views">
      <ul>
        {views.map(({ segment, name }) => (
          <li key={segment}>
            <a
              href={href([segment])}
              class={view === segment ? 'current' : ''}
              aria-current={currentIf(view === segment && segment !== 'state')}
              onClick={onFollow}
            >
              <Icon name={segment} />
              {name}
            </a>
            {segment === 'state' && (
              <ul>
                {resources.map((one) => (
                  <li key={one.segment}>
                    <a
                      href={href([segment, one.segment])}
                      class={view === segment && resource === one.segment ? 'current' : ''}
                      aria-current={currentIf(view === segment && resource === one.segment)}
                      onClick={onFollow}
                    >
                      {one.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
