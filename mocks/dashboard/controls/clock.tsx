import type { components } from '@workspace-api/contract/sandbox';
import { useId, useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { RowForm } from '../components/form.tsx';
import { Named, Time, toHeading } from '../components/values.tsx';
import { Loading, Panel, Table } from '../components/view.tsx';
import { act } from '../store/events.ts';
import { message } from '../store/messages.ts';
import { href } from '../store/route.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Upcoming = components['schemas']['Upcoming'];
type Event = Upcoming['data'][number];

/** What happens, the section of the state that has its record, and whether the record has a view of its own. */
const kinds: Readonly<Record<Event['what'], readonly [text: string, section: string, hasView?: true]>> = {
  runs_started: ['The schedule of an agent starts a run', 'agents', true],
  runs_finished: ['A run completes', 'agents'],
  deliveries_attempted: ['A delivery is attempted again', 'deliveries', true],
  periods_invoiced: ['The billing period is invoiced', 'billing'],
  subscriptions_canceled: ['The grace window ends, and the subscription is canceled', 'billing'],
  tokens_expired: ['A token expires', 'tokens'],
  secret_overlaps_ended: ['The earlier value of a secret is no longer accepted', 'secrets'],
};

/** The lengths of units in seconds. */
const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

type Unit = keyof typeof units;

/** A duration in its largest unit: `in 2 minutes`. */
const formatDistance = (from: string, to: string): string => {
  const seconds = Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 1000), 0);
  const unit = (Object.keys(units) as Unit[]).findLast((each) => seconds >= units[each]) ?? 'seconds';
  return new Intl.RelativeTimeFormat('en').format(Math.floor(seconds / units[unit]), unit);
};

const describe = ({ what, id, workspace, mode }: Event) => {
  const [text, section, hasView] = kinds[what];
  const segments = ['state', section, ...(hasView && id !== null ? [id] : [])];
  return (
    <Named
      name={text}
      href={href(segments, { workspace: workspace ?? '', mode })}
      code={id}
      detail={`${workspace ?? 'no workspace'} · ${mode}`}
    />
  );
};

/** Advances the clock, and says which work was due until then. */
const advance = (body: components['schemas']['Advance']) =>
  act(async () => {
    const { fell_due } = await control.advanceClock({ body });
    const work = fell_due.map(({ what, count }) => ` ${toHeading(what)}: ${count}.`);
    message.done(`The clock was advanced.${work.join('')}`);
  });

/** The times as stops of a slider, which the mouse and the arrow keys move to, and what happens until the selected one. */
const Line = ({ now, data }: Upcoming) => {
  const id = useId();
  const times = [...new Set(data.map(({ at }) => at))];
  const [selected, select] = useState(times[0]);
  const index = Math.max(times.indexOf(selected ?? ''), 0);
  const to = times[index];
  if (to === undefined) return <p class="soft">Nothing is scheduled.</p>;
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
        <Button kind="primary" onClick={() => advance({ to })}>
          Advance to the selected time
        </Button>
        <span class="soft small" role="status">
          <Time at={to} />, {formatDistance(now, to)}
        </span>
      </div>
      <Table
        caption="What happens next"
        rows={data}
        getKey={JSON.stringify}
        columns={[
          {
            name: 'Time',
            show: ({ at }) => (
              <Named
                name={<Time at={at} />}
                detail={`${at <= to ? 'reached, ' : ''}${formatDistance(now, at)}`}
              />
            ),
          },
          { name: 'What happens', show: describe },
        ]}
        isMarked={({ at }) => at <= to}
      />
    </>
  );
};

const presets = [
  ['1 minute', units.minutes],
  ['1 hour', units.hours],
  ['1 day', units.days],
  ['1 week', 7 * units.days],
  ['30 days', 30 * units.days],
] as const;

/** The sandbox's clock: shows its time, and advances it. */
export const ClockPanel = () => {
  const upcoming = useLoaded(
    () => control.listUpcoming(),
    [],
    () => true,
  );
  return (
    <>
      <Panel
        title="Clock"
        summary="Expiry, periods, schedules and retries use this clock. You can only advance it. A reset sets it back."
      >
        <p class="clock">
          <span class="visually-hidden">Time of the sandbox: </span>
          <b>
            <Time at={upcoming.value?.now} />
          </b>{' '}
          <span class="soft small">UTC</span>
        </p>
        <fieldset class="stack-small">
          <legend>Advance by</legend>
          <div class="actions">
            {presets.map(([name, seconds]) => (
              <Button key={name} label={`Advance by ${name}`} onClick={() => advance({ seconds })}>
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
        <RowForm
          inputs={{
            amount: { label: 'Duration', type: 'number', min: 0, step: 'any', required: true, initial: '10' },
            unit: { label: 'Unit', choices: Object.keys(units), initial: 'minutes' },
          }}
          submit="Advance by this duration"
          onSubmit={({ amount, unit }) => advance({ seconds: Number(amount) * units[unit as Unit] })}
        />
        <RowForm
          inputs={{ to: { label: 'Date and time, in UTC', type: 'datetime-local', required: true } }}
          submit="Advance to this time"
          onSubmit={({ to }) => advance({ to: new Date(`${to}Z`).toISOString() })}
        />
      </Panel>
      <Panel
        title="What happens next"
        summary="Retries, runs, invoices, expiries and ends of grace windows of all workspaces, if nothing changes."
      >
        <Loading loaded={upcoming}>{(value) => <Line {...value} />}</Loading>
      </Panel>
    </>
  );
};
