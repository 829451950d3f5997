import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, type Column, EmptyState, Loading, Panel, Table, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Disturbance = components['schemas']['Disturbance'];
type Fault = Disturbance['known_faults'][number];

/** How many faults are listed; a search finds the others. */
const shownFaults = 20;

const switchOff = () => act(() => control('setDisturbance', { body: { faults: [] } }), 'All faults are off.');

const toggle = ({ name }: Fault, isOn: boolean) =>
  act(
    async () => {
      // As they are now: others may have been switched since they were shown.
      const { faults } = await control('getDisturbance');
      const others = faults.filter((other) => other !== name);
      await control('setDisturbance', { body: { faults: isOn ? [...others, name] : others } });
    },
    `${name} is ${isOn ? 'on' : 'off'}.`,
  );

const columnsFor = (active: readonly string[]): readonly Column<Fault>[] => [
  {
    name: 'Fault',
    show: ({ name, clause }) => (
      <div>
        <code>{name}</code>
        <p class="soft small">breaks {clause}</p>
      </div>
    ),
  },
  { name: 'What it does', show: ({ text }) => text },
  {
    name: 'Switch',
    hasHiddenName: true,
    show: (fault) => {
      const isOn = active.includes(fault.name);
      return (
        <div class="actions">
          <Button
            isPressed={isOn}
            label={`${fault.name}: ${isOn ? 'on' : 'off'}`}
            onClick={() => toggle(fault, !isOn)}
          >
            {isOn ? 'On' : 'Off'}
          </Button>
        </div>
      );
    },
  },
];

const Faults = ({ disturbance: { faults, known_faults } }: { disturbance: Disturbance }) => {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const matches = known_faults.filter(({ name, clause, text }) => {
    const all = `${name} ${clause} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isOn = ({ name }: Fault) => faults.includes(name);
  // Those that are on are always listed, first.
  const listedMutants = [
    ...known_faults.filter(isOn),
    ...matches.filter((fault) => !isOn(fault)).slice(0, shownFaults),
  ];
  const hiddenCount = matches.filter((fault) => !listedMutants.includes(fault)).length;
  return (
    <>
      <div class="form-row">
        <TextField label="Search faults" type="search" value={query} onChange={setQuery} />
        <Button isDisabled={faults.length === 0} onClick={switchOff}>
          Switch all off
        </Button>
      </div>
      <p class="soft small" role="status">
        {faults.length} on, {matches.length} of {known_faults.length} found
        {hiddenCount > 0 && `, ${hiddenCount} of them not listed: search for more words`}
      </p>
      {listedMutants.length === 0 ? (
        <EmptyState
          title={
            known_faults.length === 0
              ? 'This sandbox has no faults: pass createSandbox the option loadMutants'
              : 'No fault has these words'
          }
        />
      ) : (
        <Table caption="Faults" rows={listedMutants} getKey={({ name }) => name} columns={columnsFor(faults)} />
      )}
    </>
  );
};

/** Bugs that a server could have, switched on and off for every request. */
export const FaultsPanel = () => {
  const disturbance = useLoaded(() => control('getDisturbance'), []);
  return (
    <Panel
      title="Faults"
      summary="Mistakes that a server could make, for every request of the API: does your product notice?"
    >
      <Loading loaded={disturbance}>{(value) => <Faults disturbance={value} />}</Loading>
    </Panel>
  );
};
