import { redactCredentials } from '../hooks/redact.ts';

/** The header in which many services send the id of a request. The contract doesn't declare it. */
const requestIdHeader = 'X-Request-Id';

/** What an error says about its request: no query, which may contain personal data, and no credentials. */
export const describeRequest = ({ method, url }: { method?: string; url: string }, response?: Response) => ({
  method,
  path: url && redactCredentials(new URL(url).pathname),
  status: response?.status,
  requestId: response?.headers.get(requestIdHeader) ?? undefined,
});

/** Adds properties that logs and consoles don't print. */
export const hide = (error: Error, properties: Record<string, unknown>): void => {
  for (const name in properties) Object.defineProperty(error, name, { value: properties[name] });
};
