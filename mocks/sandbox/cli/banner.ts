import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { InspectableSandbox } from '../create-sandbox.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { PrivateAddresses } from '../host/network.ts';
import { isServer } from '../host/types.ts';
import { controlSignInPath, docsPath, healthPath, openapiPath } from '../http/mounts.ts';
import { controlTokenVariable } from './parsers.ts';

/** Describes where the records are stored, without the password of a database. */
const describeLocation = (data: string | undefined): string => {
  if (data === undefined) return 'in memory, lost when the sandbox stops';
  if (!isServer(data)) return data;
  const url = new URL(data);
  url.password = '';
  return url.href;
};

/** Lists the mutants of this sandbox. They may come from an earlier run on the same records. */
const describeMutants = ({
  faultInjection: {
    sandbox: { latency, mutants },
  },
  faultRules,
}: Pick<AppContext, 'faultInjection' | 'faultRules'>): string =>
  [
    latency &&
      `  Latency        ${latency.min === latency.max ? '' : `${latency.min} to `}${latency.max} ms\n`,
    mutants.length > 0 && `  Mutants         ${mutants.join(', ')}\n`,
    !faultRules.none && `  Fault rules    active, see ${controlPath}/fault-rules\n`,
  ]
    .filter(Boolean)
    .join('');

/** The settings that a sandbox was started with. */
type Started = {
  readonly url: string;
  readonly data: string | undefined;
  /** The control token, if it was created for this run. */
  readonly newToken: string | undefined;
  readonly allowRemote: boolean;
};

/** The address of the dashboard. If the token is new, the address contains it to sign the browser in. */
const formatDashboardUrl = ({ url, newToken }: Started): string =>
  newToken === undefined ? `${url}/` : `${url}${controlSignInPath}?token=${newToken}`;

const describeToken = ({ newToken }: Started): string =>
  newToken === undefined
    ? ''
    : `
  Control token  ${newToken}
                 for the control plane: Authorization: Bearer TOKEN. To keep it after a restart, set ${controlTokenVariable}.
`;

const webhookTargets: Readonly<Record<PrivateAddresses, string>> = {
  none: 'public addresses only',
  loopback: 'public addresses, and any port of this machine',
  all: 'public addresses, any port of this machine, and its private networks',
};

/** Lists what other machines can reach, and with which token. */
const describeReach = ({ privateAddresses }: AppContext, { allowRemote, url }: Started): string =>
  allowRemote
    ? `
  Other machines can reach
    with a token below      the API, and through its webhooks ${webhookTargets[privateAddresses]}
    with the control token  the control plane, the dashboard, ${docsPath}, and the sign-in page
    without a token         ${healthPath}, ${openapiPath}, the addresses at /, and URLs of the secret proxy
${url.startsWith('https:') ? '' : '  Everything is sent as plain HTTP: put a proxy with TLS in front of it.\n'}`
    : '';

/** The message that the command prints once it listens: the addresses and the first tokens. */
export const banner = ({ tokens, context }: InspectableSandbox, started: Started): string => {
  const { url, data } = started;
  const width = Math.max(...tokens.filter(({ kind }) => kind === 'key').map(({ secret }) => secret.length));
  return `
  Workspace API sandbox

  API            ${url}${basePath}
  Control plane  ${url}${controlPath}
  Dashboard      ${formatDashboardUrl(started)}
  Workspace      ${tokens[0]?.workspace}
  Records        ${describeLocation(data)}
  ${describeMutants(context)}${describeToken(started)}${describeReach(context, started)}
  Tokens
${tokens.map(({ secret, purpose }) => `  ${secret.padEnd(width)}  ${purpose}`).join('\n')}

  Try  curl -H "Authorization: Bearer ${tokens[0]?.secret}" ${url}${basePath}/me
`;
};
