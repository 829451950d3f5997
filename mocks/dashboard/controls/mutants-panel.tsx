import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, type Column, EmptyState, Loading, Panel, Table, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Disturbance = components['schemas']['Disturbance'];
type Mutant = Disturbance['available_mutants'][number];

/** The maximum number of listed mutants. A search finds the others. */
const shownMutants = 20;

const switchOff = () =>
  act(() => control('setDisturbance', { body: { mutants: [] } }), 'All mutants are off.');

const toggle = ({ name }: Mutant, isOn: boolean) =>
  act(
    async () => {
      // Read the current mutants: others may have been switched on or off since they were shown.
      const { mutants } = await control('getDisturbance');
      const others = mutants.filter((other) => other !== name);
      await control('setDisturbance', { body: { mutants: isOn ? [...others, name] : others } });
    },
    `${name} is ${isOn ? 'on' : 'off'}.`,
  );

const columnsFor = (active: readonly string[]): readonly Column<Mutant>[] => [
  {
    name: 'Mutant',
    show: ({ name, clause }) => (
      <div>
        <code>{name}</code>
        <p class="soft small">violates {clause}</p>
      </div>
    ),
  },
  { name: 'What it does', show: ({ text }) => text },
  {
    name: 'Switch',
    hasHiddenName: true,
    show: (mutant) => {
      const isOn = active.includes(mutant.name);
      return (
        <div class="actions">
          <Button
            isPressed={isOn}
            label={`${mutant.name}: ${isOn ? 'on' : 'off'}`}
            onClick={() => toggle(mutant, !isOn)}
          >
            {isOn ? 'On' : 'Off'}
          </Button>
        </div>
      );
    },
  },
];

const Mutants = ({ disturbance: { mutants, available_mutants } }: { disturbance: Disturbance }) => {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const matches = available_mutants.filter(({ name, clause, text }) => {
    const all = `${name} ${clause} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const isOn = ({ name }: Mutant) => mutants.includes(name);
  // Mutants that are on are always listed, before the others.
  const listedMutants = [
    ...available_mutants.filter(isOn),
    ...matches.filter((mutant) => !isOn(mutant)).slice(0, shownMutants),
  ];
  const hiddenCount = matches.filter((mutant) => !listedMutants.includes(mutant)).length;
  return (
    <>
      <div class="form-row">
        <TextField label="Search mutants" type="search" value={query} onChange={setQuery} />
        <Button isDisabled={mutants.length === 0} onClick={switchOff}>
          Switch all off
        </Button>
      </div>
      <p class="soft small" role="status">
        {mutants.length} on, {matches.length} of {available_mutants.length} match
        {hiddenCount > 0 && `, ${hiddenCount} of them not listed. Add words to narrow the search.`}
      </p>
      {listedMutants.length === 0 ? (
        <EmptyState
          title={
            available_mutants.length === 0
              ? 'This sandbox has no mutants. Pass the option loadMutants to createSandbox.'
              : 'No mutant matches the search'
          }
        />
      ) : (
        <Table
          caption="Mutants"
          rows={listedMutants}
          getKey={({ name }) => name}
          columns={columnsFor(mutants)}
        />
      )}
    </>
  );
};

/** Switches mutants on and off for all requests. */
export const MutantsPanel = () => {
  const disturbance = useLoaded(() => control('getDisturbance'), []);
  return (
    <Panel
      title="Mutants"
      summary="Mistakes that a server could make, in every request to the API. Check whether your product notices them."
    >
      <Loading loaded={disturbance}>{(value) => <Mutants disturbance={value} />}</Loading>
    </Panel>
  );
};
