import { curlProgram, operationList } from '@workspace-api/contract';
import { bodyHint, type Exchange, formatPath, isConsole, type LoggedRequest } from './logged-request.ts';

/** Headers that each client sets on its own. */
const clientHeaders = new Set(['accept-encoding', 'origin', 'user-agent']);

const findScope = ({ operation }: LoggedRequest) => operationList.find(({ id }) => id === operation)?.scope;

/** The headers of a request that affect its response. Clients accept any media type by default. */
export const meaningfulHeaders = ({ request }: Exchange): [name: string, value: string][] =>
  Object.entries(request.headers).filter(
    ([name, value]) =>
      !clientHeaders.has(name.toLowerCase()) && !(name.toLowerCase() === 'accept' && value === '*/*'),
  );

/**
 * Creates a curl command that repeats a request.
 *
 * @param token the secret to send; `$TOKEN` if it is unknown
 */
export const formatCurl = (exchange: Exchange, origin: string, token: string | undefined): string => {
  const { entry, request } = exchange;
  // Console access has no token, and neither have the operations that issue one.
  const hasToken = !isConsole(entry) && findScope(entry) !== null;
  const command = curlProgram(
    {
      method: entry.method,
      url: origin + formatPath(entry),
      ...(hasToken && { token: token === undefined ? { variable: 'TOKEN' } : { value: token } }),
      headers: meaningfulHeaders(exchange),
      body: request.body ?? undefined,
      prints: 'status',
    },
    ['-i'],
  );
  const hint = bodyHint(request, request.body ?? '');
  return hint === undefined ? command : `# ${hint}\n${command}`;
};
