import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { isServer } from '../core/data-location.ts';
import { controlSignInPath } from '../core/mounts.ts';
import type { InspectableSandbox } from '../create-sandbox.ts';
import type { AppContext } from '../domain/app-context.ts';
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
  faultInjection: { latency, mutants },
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

/** The message that the command prints once it listens: the addresses and the first tokens. */
export const banner = ({ tokens, context }: InspectableSandbox, started: Started): string => {
  const { url, data } = started;
  const width = Math.max(...tokens.filter(({ kind }) => kind === 'key').map(({ token }) => token.length));
  return `
  Workspace API sandbox

  API            ${url}${basePath}
  Control plane  ${url}${controlPath}
  Dashboard      ${formatDashboardUrl(started)}
  Workspace      ${tokens[0]?.workspace}
  Records        ${describeLocation(data)}
  ${describeMutants(context)}${describeToken(started)}
  Tokens
${tokens.map(({ token, purpose }) => `  ${token.padEnd(width)}  ${purpose}`).join('\n')}

  Try  curl -H "Authorization: Bearer ${tokens[0]?.token}" ${url}${basePath}/me
`;
};
