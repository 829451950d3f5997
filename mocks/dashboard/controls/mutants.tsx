import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import {
  actionColumn,
  Badge,
  Button,
  type Column,
  EmptyState,
  Field,
  Loading,
  Named,
  Panel,
  Table,
} from '../components/index.ts';
import { act } from '../store/events.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { everydayMutants } from './everyday-mutants.ts';

type Disturbance = components['schemas']['Disturbance'];
type Mutant = Disturbance['available_mutants'][number];

/** The most matches of a search that are listed without unfolding their families. */
const mostUnfolded = 40;

const switchOff = () => act(() => control.setDisturbance({ body: { mutants: [] } }), 'All mutants are off.');

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

const columnsFor = (active: readonly string[]): readonly Column<Mutant>[] => [
  {
    name: 'Mutant',
    show: ({ name, clause }) => <Named name={<code>{name}</code>} detail={`violates ${clause}`} />,
  },
  { name: 'What it does', show: ({ text }) => text },
  actionColumn((mutant) => {
    const isOn = active.includes(mutant.name);
    return (
      <Button
        isPressed={isOn}
        label={`${mutant.name}: ${isOn ? 'on' : 'off'}`}
        onClick={() => toggle(mutant, !isOn)}
      >
        {isOn ? 'On' : 'Off'}
      </Button>
    );
  }),
];

type GroupProps = {
  readonly title: string;
  readonly mutants: readonly Mutant[];
  readonly active: readonly string[];
  readonly isUnfolded: boolean;
};

/** Some mutants, which can be folded. Folded ones are not rendered. */
const Group = ({ title, mutants, active, isUnfolded }: GroupProps) => {
  const [isOpen, setOpen] = useState(isUnfolded);
  return (
    <details open={isUnfolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <Badge>{mutants.length}</Badge>
      </summary>
      {isOpen && (
        <Table caption={title} rows={mutants} getKey={({ name }) => name} columns={columnsFor(active)} />
      )}
    </details>
  );
};

/** The family of the clause that a mutant violates. */
const getFamily = ({ clause }: Mutant): string => clause.slice(0, clause.indexOf('.'));

type NamedGroup = Pick<GroupProps, 'title' | 'mutants' | 'isUnfolded'>;

/** The mutants in groups: the ones that are on, the everyday ones unless there is a search, and the others by family. */
const divide = (all: readonly Mutant[], active: readonly string[], query: string): NamedGroup[] => {
  const words = query.toLowerCase().split(/\s+/);
  const isMatch = ({ name, clause, text }: Mutant) =>
    words.every((word) => `${name} ${clause} ${text}`.toLowerCase().includes(word));
  const isOn = ({ name }: Mutant) => active.includes(name);
  const isSearch = query.trim() !== '';
  const isEveryday = ({ name }: Mutant) => !isSearch && everydayMutants.includes(name);
  const matches = all.filter((mutant) => isMatch(mutant) && !isOn(mutant));
  const others = matches.filter((mutant) => !isEveryday(mutant));
  const families = [...new Set(others.map(getFamily))].toSorted().map((family) => ({
    title: family,
    mutants: others.filter((mutant) => getFamily(mutant) === family),
    isUnfolded: isSearch && matches.length <= mostUnfolded,
  }));
  const groups = [
    { title: 'On', mutants: all.filter(isOn), isUnfolded: true },
    { title: 'Everyday mistakes', mutants: matches.filter(isEveryday), isUnfolded: true },
    ...families,
  ];
  return groups.filter(({ mutants }) => mutants.length > 0);
};

const Mutants = ({ disturbance: { mutants, available_mutants } }: { disturbance: Disturbance }) => {
  const [query, setQuery] = useState('');
  const groups = divide(available_mutants, mutants, query);
  const matchCount = groups
    .filter(({ title }) => title !== 'On')
    .reduce((count, group) => count + group.mutants.length, 0);
  return (
    <>
      <div class="form-row">
        <Field label="Search mutants" type="search" value={query} onChange={setQuery} />
        <Button isDisabled={mutants.length === 0} onClick={switchOff}>
          Switch all off
        </Button>
      </div>
      <p class="soft small" role="status">
        {mutants.length} of {available_mutants.length.toLocaleString('en')} are on
        {query.trim() !== '' && `, ${matchCount} others match`}
      </p>
      {matchCount === 0 && (
        <EmptyState
          title={
            available_mutants.length === 0
              ? 'This sandbox has no mutants. Pass the option loadMutants to createSandbox.'
              : 'No mutant matches the search'
          }
        />
      )}
      <div class="mutant-groups">
        {groups.map((group) => (
          <Group key={`${group.title} ${group.isUnfolded}`} {...group} active={mutants} />
        ))}
      </div>
    </>
  );
};

/** Switches mutants on and off for all requests. */
export const MutantsPanel = () => {
  const disturbance = useLoaded(() => control.getDisturbance());
  return (
    <Panel
      title="Mutants"
      summary="Mistakes that a server could make, in every request to the API. Check whether your product notices them. For errors and delays of single operations, add a fault rule."
    >
      <Loading loaded={disturbance}>{(value) => <Mutants disturbance={value} />}</Loading>
    </Panel>
  );
};
