import { testWith } from './sandbox-test.ts';
import { startSandbox } from './start-sandbox.ts';

export const key = { Authorization: 'Bearer key_test_acme' };
export const json = { ...key, 'Content-Type': 'application/json' };

/** The part, path and reason of each violation. */
export const gist = ({ violations }: { violations: Record<'in' | 'path' | 'reason', string>[] }) =>
  violations.map(({ in: place, path, reason }) => `${place} ${path} ${reason}`);

/** A sandbox, and a call of its API that returns the newest entry of the log too. */
export const startLogged = async () => {
  const started = await startSandbox();
  const { control, sandbox } = started;
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await sandbox.fetch(`/v1${path}`, { method, headers: json, ...init });
    const text = await response.text();
    const { data } = (await control('listRequests')).json;
    return { response, text, entry: data[0], data };
  };
  return { ...started, call };
};

/** A test with a function that calls the API and returns the newest entry of the log too. */
export const test = testWith(startLogged, ['control', 'sandbox', 'send', 'call']);
