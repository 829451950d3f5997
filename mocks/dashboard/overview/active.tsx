import { control } from '../client/request.ts';
import { Facts } from '../components/index.ts';
import { formatLatency } from '../controls/fault-rules.tsx';
import { href } from '../store/route.ts';
import { here, workspace } from '../store/selection.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Latency = Parameters<typeof formatLatency>[0];

const joinNames = (names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(', ');

/** What changes the responses of the sandbox now: for all workspaces, and for the selected one. */
const readActive = async () => {
  const [all, own, { data: rules }, state] = await Promise.all([
    control.getDisturbance(),
    control.getDisturbance({ query: { workspace: workspace.value } }),
    control.listFaultRules(),
    control.getWorkspace({ path: here() }),
  ]);
  const latencies = [all, own].flatMap(({ latency }): Latency[] => (latency ? [latency] : []));
  const facts = {
    Mutants: joinNames([...all.mutants, ...own.mutants]),
    Latency: joinNames(latencies.map(formatLatency)),
    'Fault rules': joinNames(
      rules.map(({ error, operation }) => `${error ?? 'delay'} of ${operation ?? 'all operations'}`),
    ),
    Restrictions: joinNames([
      state.held && 'hold',
      state.rate_limit.own && 'rate limit',
      state.policy_rules.length > 0 && 'policy rules',
    ]),
  };
  return Object.entries(facts).filter(([, names]) => names !== '');
};

/** Says that responses are changed or delayed by the controls, if so. */
export const Active = () => {
  const facts = useLoaded(readActive).value ?? [];
  return facts.length === 0 ? null : (
    <section class="box warn stack-small">
      <h2>Active now</h2>
      <Facts facts={Object.fromEntries(facts)} />
      <p>
        They change the responses of the sandbox. Change them in{' '}
        <a href={href(['controls', 'failures'])}>Failures</a>,{' '}
        <a href={href(['controls', 'mutants'])}>Mutants</a> and{' '}
        <a href={href(['controls', 'access'])}>Access</a>.
      </p>
    </section>
  );
};
