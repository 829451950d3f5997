import { useEffect } from 'preact/hooks';
import { host } from '../client/host.ts';
import { control } from '../client/request.ts';
import { Button, CopyButton } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Facts, Named, Time } from '../components/values.tsx';
import { Panel, View } from '../components/view.tsx';
import { formatLatency } from '../controls/fault-rules.tsx';
import { WorkspacesPanel } from '../controls/workspaces.tsx';
import { RecordsPanel } from '../operation/records-panel.tsx';
import { here, href, workspace } from '../store/route.ts';
import { type SandboxDescription, sandbox, workspaces } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { noteSignIn, openSignIn } from './sign-in.ts';

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
  const facts = {
    Mutants: joinNames([...all.mutants, ...own.mutants]),
    Latency: joinNames([all, own].map(({ latency }) => latency && formatLatency(latency))),
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
const Active = () => {
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

/** The pages that the sandbox serves in addition to the API, by their path on this origin. */
const pages = [
  { path: '/docs/', name: 'API reference', about: 'Guides, operations, errors and samples' },
  {
    path: '/docs/guides/test-data.html',
    name: 'Test data',
    about: 'Users, tokens, plans, payment tokens, ids',
  },
  { path: '/openapi.json', name: 'OpenAPI document', about: 'The API, with the URL of this server' },
  { path: '/_sandbox/openapi.json', name: 'Control plane', about: 'OpenAPI document of the control plane' },
  { path: '/health', name: 'Health', about: 'Whether the sandbox can respond' },
] as const;

/** A first request to try. */
const firstRequest = ({ base_url, tokens }: SandboxDescription): string =>
  `curl -H 'Authorization: Bearer ${tokens[0]?.secret ?? '$TOKEN'}' ${base_url}/me`;

const Address = ({ url, name }: { url: string; name: string }) => (
  <span class="line">
    <code>{url}</code>
    <CopyButton text={url} what={name} />
  </span>
);

/** The addresses of the sandbox. */
const Places = ({ sandbox }: { sandbox: SandboxDescription }) => (
  <Panel title="Connect">
    <Facts
      facts={{
        'Base URL': <Address url={sandbox.base_url} name="base URL" />,
        'Control plane': <Address url={`${sandbox.console_url}/_sandbox`} name="URL of the control plane" />,
      }}
    />
    <CodeBlock label="A first request" value={firstRequest(sandbox)} />
    <ul class="columns narrow">
      {pages.map(({ path, name, about }) => (
        <li key={name}>
          <Named name={name} href={path} detail={about} />
        </li>
      ))}
      <li class="named">
        <Button onClick={openSignIn}>Open the sign-in page</Button>
        <span class="soft small">The page as clients open it</span>
      </li>
    </ul>
  </Panel>
);

type Token = SandboxDescription['tokens'][number];

/** The demo tokens, with their current state. */
const readTokens = async (tokens: readonly Token[]) => {
  const lists = await Promise.all(
    workspaces.value.map((slug) =>
      control.listRecords({ path: { slug, resource: 'tokens' } }).catch(() => ({ data: [] })),
    ),
  );
  const states = new Map(lists.flatMap(({ data }) => data).map((state) => [state.id, state]));
  return { data: tokens.map((token) => ({ ...token, ...states.get(token.id), secret: token.secret })) };
};

/** The demo tokens, to copy. */
const Tokens = ({ tokens }: { tokens: readonly Token[] }) => (
  <RecordsPanel
    title="Demo tokens"
    summary="API keys and sessions. They are the same in every sandbox. They aren't valid for any other service."
    load={() => readTokens(tokens)}
    columns={[
      {
        name: 'Token',
        show: ({ secret, purpose, id }) => (
          <Named
            name={
              <span class="line">
                <code title={secret}>
                  {secret.length > 40 ? `${secret.slice(0, 24)}…${secret.slice(-8)}` : secret}
                </code>
                <CopyButton text={secret} what={`token ${id}`} />
              </span>
            }
            detail={purpose}
          />
        ),
      },
      'workspace',
      'mode',
      'scopes',
      'status',
      'expires_at',
    ]}
  />
);

/** The overview: addresses, users, tokens and workspaces of the sandbox. */
export const OverviewView = () => {
  useEffect(noteSignIn, []);
  const clock = useLoaded(
    () => control.getClock(),
    [],
    () => true,
  );
  const description = sandbox.value;
  if (!description) return null;
  return (
    <View
      title="Overview"
      summary={
        <>
          The sandbox's clock: <Time at={clock.value?.now ?? description.now} /> UTC.{' '}
          <a href="#/controls">Advance it</a>
        </>
      }
    >
      <Active />
      {/* A sandbox in a page serves no pages. */}
      {!host && <Places sandbox={description} />}
      <Tokens tokens={description.tokens} />
      <RecordsPanel
        title="Users who can sign in"
        summary="They need no password."
        load={() => control.listPeople()}
        empty="No users"
        columns={['email', 'workspaces']}
      />
      <WorkspacesPanel />
    </View>
  );
};
