import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { Field } from '../components/form.tsx';
import { Badge, Named } from '../components/values.tsx';
import { EmptyState, LoadedPanel, Table } from '../components/view.tsx';
import { act } from '../store/events.ts';
import { hasWords } from '../store/has-words.ts';
import { everydayMutants } from './everyday-mutants.ts';

type Disturbance = components['schemas']['Disturbance'];
type Mutant = Disturbance['available_mutants'][number];

/** The most matches of a search that are listed without unfolding their families. */
const mostUnfolded = 40;

const toggle = ({ name }: Mutant, isOn: boolean) =>
  act(
    async () => {
      // Read the current mutants: others may have been switched on or off since they were shown.
      const { mutants } = await control.getDisturbance();
      const others = mutants.filter((other) => other !== name);
      await control.setDisturbance({ body: { mutants: isOn ? [...others, name] : others } });
    },
    `${name} is ${isOn ? 'on' : 'off'}.`,
  );

type GroupProps = {
  readonly title: string;
  readonly mutants: readonly Mutant[];
  readonly isUnfolded: boolean;
  readonly isOn: (mutant: Mutant) => boolean;
};

/** Some mutants, which can be folded. Folded ones are not rendered. */
const Group = ({ title, mutants, isUnfolded, isOn }: GroupProps) => {
  const [isOpen, setOpen] = useState(isUnfolded);
  return (
    <details open={isUnfolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <Badge>{mutants.length}</Badge>
      </summary>
      {isOpen && (
        <Table
          caption={title}
          rows={mutants}
          columns={[
            {
              name: 'Mutant',
              show: ({ name, clause }) => <Named name={<code>{name}</code>} detail={`violates ${clause}`} />,
            },
            { name: 'What it does', show: ({ text }) => text },
          ]}
          actions={(mutant) => (
            <Button
              isPressed={isOn(mutant)}
              label={`${mutant.name}: ${isOn(mutant) ? 'on' : 'off'}`}
              onClick={() => toggle(mutant, !isOn(mutant))}
            >
              {isOn(mutant) ? 'On' : 'Off'}
            </Button>
          )}
        />
      )}
    </details>
  );
};

/** The mutants in groups: the ones that are on, the everyday ones unless there is a search, and the others by family. */
const Mutants = ({ disturbance: { mutants, available_mutants } }: { disturbance: Disturbance }) => {
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const isOn = ({ name }: Mutant) => mutants.includes(name);
  const matches = available_mutants.filter(
    (mutant) => !isOn(mutant) && hasWords(query, [mutant.name, mutant.clause, mutant.text]),
  );
  const getTitle = ({ name, clause }: Mutant) =>
    !isSearch && everydayMutants.includes(name) ? 'Everyday mistakes' : clause.slice(0, clause.indexOf('.'));
  // The names of families are in lower case, after the others.
  const groups = [...new Set(matches.map(getTitle))].toSorted().map((title) => ({
    title,
    mutants: matches.filter((mutant) => getTitle(mutant) === title),
    isUnfolded: isSearch ? matches.length <= mostUnfolded : title === 'Everyday mistakes',
  }));
  const on = { title: 'On', mutants: available_mutants.filter(isOn), isUnfolded: true };
  return (
    <>
      <div class="form-row">
        <Field label="Search mutants" type="search" value={query} onChange={setQuery} />
        <Button
          isDisabled={mutants.length === 0}
          onClick={() => act(() => control.setDisturbance({ body: { mutants: [] } }), 'All mutants are off.')}
        >
          Switch all off
        </Button>
      </div>
      <p class="soft small" role="status">
        {mutants.length} of {available_mutants.length.toLocaleString('en')} are on
        {isSearch && `, ${matches.length} others match`}
      </p>
      {matches.length === 0 && (
        <EmptyState
          title={
            available_mutants.length === 0
              ? 'This sandbox has no mutants. Pass the option loadMutants to createSandbox.'
              : 'No mutant matches the search'
          }
        />
      )}
      <div class="stack">
        {[...(mutants.length > 0 ? [on] : []), ...groups].map((group) => (
          <Group key={`${group.title} ${group.isUnfolded}`} {...group} isOn={isOn} />
        ))}
      </div>
    </>
  );
};

/** Switches mutants on and off for all requests. */
export const MutantsPanel = () => (
  <LoadedPanel
    title="Mutants"
    summary="Mistakes that a server could make, in every request to the API. Check whether your product notices them. For errors and delays of single operations, add a fault rule."
    load={() => control.getDisturbance()}
  >
    {(disturbance) => <Mutants disturbance={disturbance} />}
  </LoadedPanel>
);
