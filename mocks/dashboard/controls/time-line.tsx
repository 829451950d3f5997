import type { components } from '@workspace-api/contract/sandbox';
import { useId, useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { Button, type Column, Loading, Named, Panel, Table, Time } from '../components/index.ts';
import { href } from '../store/route.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Upcoming = components['schemas']['Upcoming'];
type Event = Upcoming['data'][number];

/** What happens, and the section of the state that has its record. */
const kinds: Readonly<Record<Event['what'], readonly [text: string, section: string]>> = {
  runs_started: ['The schedule of an agent starts a run', 'agents'],
  runs_finished: ['A run completes', 'agents'],
  deliveries_attempted: ['A delivery is attempted again', 'webhooks'],
  periods_invoiced: ['The billing period is invoiced', 'billing'],
  subscriptions_canceled: ['The grace window ends, and the subscription is canceled', 'billing'],
  tokens_expired: ['A token expires', 'tokens'],
  secret_overlaps_ended: ['The earlier value of a secret is no longer accepted', 'secrets'],
};

/** The kinds whose record has a view of its own. */
const withView: ReadonlySet<Event['what']> = new Set(['runs_started', 'deliveries_attempted']);

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its largest unit: `in 2 minutes`. */
const formatDistance = (from: string, to: string): string => {
  const seconds = Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 1000), 0);
  const [unit, length] = steps.find(([, each]) => seconds >= each) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('en').format(Math.floor(seconds / length), unit);
};

const describe = ({ what, id, workspace, mode }: Event) => {
  const [text, section] = kinds[what];
  const segments = ['state', section, ...(withView.has(what) && id !== null ? [id] : [])];
  return (
    <Named
      name={text}
      href={href(segments, { workspace: workspace ?? '', mode })}
      code={id}
      detail={`${workspace ?? 'no workspace'} · ${mode}`}
    />
  );
};

type LineProps = { readonly upcoming: Upcoming; readonly onAdvance: (to: string) => unknown };

/** The times as stops of a slider, which the mouse and the arrow keys move to, and what happens until the selected one. */
const Line = ({ upcoming: { now, data }, onAdvance }: LineProps) => {
  const id = useId();
  const times = [...new Set(data.map(({ at }) => at))];
  const [selected, select] = useState(times[0]);
  const to = times.find((time) => time === selected) ?? (times[0] as string);
  const index = times.indexOf(to);
  const columns: readonly Column<Event>[] = [
    {
      name: 'Time',
      show: ({ at }) => (
        <Named name={<Time at={at} />} detail={`${at <= to ? 'reached, ' : ''}${formatDistance(now, at)}`} />
      ),
    },
    { name: 'What happens', show: describe },
  ];
  return (
    <>
      <div class="field">
        <label for={id}>Advance until</label>
        <input
          id={id}
          type="range"
          list={`${id}-stops`}
          min={0}
          max={times.length - 1}
          value={index}
          aria-valuetext={`${to}, ${formatDistance(now, to)}`}
          onInput={({ currentTarget: { value } }) => select(times[Number(value)])}
        />
        <datalist id={`${id}-stops`}>
          {times.map((time, stop) => (
            <option key={time} value={stop} />
          ))}
        </datalist>
      </div>
      <div class="actions">
        <Button isDisabled={index === 0} onClick={() => select(times[index - 1])}>
          Earlier
        </Button>
        <Button isDisabled={index === times.length - 1} onClick={() => select(times[index + 1])}>
          Later
        </Button>
        <Button kind="primary" onClick={() => onAdvance(to)}>
          Advance to the selected time
        </Button>
        <span class="soft small" role="status">
          <Time at={to} />, {formatDistance(now, to)}
        </span>
      </div>
      <Table
        caption="What happens next"
        rows={data}
        getKey={({ at, what, id: record, workspace, mode }) => `${at} ${what} ${record} ${workspace} ${mode}`}
        columns={columns}
        isMarked={({ at }) => at <= to}
      />
    </>
  );
};

/** What happens next by the clock, in all workspaces. @param onAdvance advances the clock to a time */
export const TimeLine = ({ onAdvance }: Pick<LineProps, 'onAdvance'>) => {
  const loaded = useLoaded(
    () => control.listUpcoming(),
    [],
    () => true,
  );
  return (
    <Panel
      title="What happens next"
      summary="Retries, runs, invoices, expiries and ends of grace windows of all workspaces, if nothing changes."
    >
      <Loading loaded={loaded}>
        {(upcoming) =>
          upcoming.data.length === 0 ? (
            <p class="soft">Nothing is scheduled.</p>
          ) : (
            <Line upcoming={upcoming} onAdvance={onAdvance} />
          )
        }
      </Loading>
    </Panel>
  );
};
