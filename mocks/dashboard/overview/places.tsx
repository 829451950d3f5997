import { Button, CodeBlock, CopyButton, Facts, Named, Panel } from '../components/index.ts';
import type { SandboxDescription } from '../store/sandbox.ts';
import { openSignIn } from './sign-in.ts';

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
export const Places = ({ sandbox }: { sandbox: SandboxDescription }) => (
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
