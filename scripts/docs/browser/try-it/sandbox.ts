import { basePath as controlPath } from '../../../../generated/sandbox/servers.ts';
import { sandboxUrl } from '../../../../generated/servers.ts';

/** The data that the page reads from the sandbox that serves it. */
export type ServedSandbox = {
  /** The OpenAPI document, with this origin as its server and in its samples. */
  readonly document: unknown;
  /** A key of the demo workspace with all scopes, for test data. */
  readonly token: string;
};

type Described = { readonly tokens: readonly { kind: string; mode: string; token: string }[] };

const textAt = async (path: string): Promise<string> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return response.text();
};

/**
 * Reads the document and the demo tokens of the sandbox at this origin.
 *
 * @throws Error if it doesn't respond, or has no demo key
 */
export const readSandbox = async (): Promise<ServedSandbox> => {
  const [document, described] = await Promise.all([textAt('/openapi.json'), textAt(controlPath)]);
  const { tokens } = JSON.parse(described) as Described;
  const key = tokens.find(({ kind, mode }) => kind === 'key' && mode === 'test');
  if (!key) throw new Error('It has no demo key.');
  const { origin } = new URL(sandboxUrl);
  return { document: JSON.parse(document.replaceAll(origin, location.origin)), token: key.token };
};
