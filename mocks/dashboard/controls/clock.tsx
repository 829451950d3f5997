import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { Button, Facts, Panel, RowForm, Time, toHeading } from '../components/index.ts';
import { act } from '../store/events.ts';
import { useClock } from '../store/use-loaded.ts';
import { TimeLine } from './time-line.tsx';

type Advanced = components['schemas']['Advanced'];
type Kind = Advanced['fell_due'][number]['what'];

const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

const presets = [
  ['1 minute', units.minutes],
  ['1 hour', units.hours],
  ['1 day', units.days],
  ['1 week', 7 * units.days],
  ['30 days', 30 * units.days],
] as const;

/** The names of work that its heading doesn't describe. */
const kinds: Readonly<Partial<Record<Kind, string>>> = {
  periods_invoiced: 'Billing periods invoiced',
  secret_overlaps_ended: 'Overlaps of rotated secrets ended',
};

const FellDue = ({ advanced: { now, fell_due } }: { advanced: Advanced }) => (
  <section aria-label="Completed work">
    <h3>
      Work that was due until <Time at={now} />
    </h3>
    {fell_due.length === 0 ? (
      <p class="soft">No work was due.</p>
    ) : (
      <Facts
        facts={Object.fromEntries(fell_due.map(({ what, count }) => [kinds[what] ?? toHeading(what), count]))}
      />
    )}
  </section>
);

/** The sandbox's clock: shows its time, and advances it. */
export const ClockPanel = () => {
  const now = useClock();
  const [advanced, setAdvanced] = useState<Advanced | undefined>(undefined);
  const advance = (body: components['schemas']['Advance']) =>
    act(async () => setAdvanced(await control.advanceClock({ body })), 'The clock was advanced.');
  return (
    <>
      <Panel
        title="Clock"
        summary="Expiry, periods, schedules and retries use this clock. You can only advance it. A reset sets it back."
      >
        <p class="clock">
          <span class="visually-hidden">Time of the sandbox: </span>
          <Time at={now} /> <span class="soft small">UTC</span>
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
          onSubmit={({ amount, unit }) =>
            advance({ seconds: Number(amount) * units[unit as keyof typeof units] })
          }
        />
        <RowForm
          inputs={{ to: { label: 'Date and time, in UTC', type: 'datetime-local', required: true } }}
          submit="Advance to this time"
          onSubmit={({ to }) => advance({ to: new Date(`${to}Z`).toISOString() })}
        />
        {advanced && <FellDue advanced={advanced} />}
      </Panel>
      <TimeLine onAdvance={(to) => advance({ to })} />
    </>
  );
};
