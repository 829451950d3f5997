import { start } from './start-control-plane.ts';

export const key = { Authorization: 'Bearer key_test_acme' };
export const json = { ...key, 'Content-Type': 'application/json' };

/** The part, path and reason of each violation. */
export const gist = ({ violations }: { violations: Record<'in' | 'path' | 'reason', string>[] }) =>
  violations.map(({ in: place, path, reason }) => `${place} ${path} ${reason}`);

/** A sandbox, and a call of its API that returns the newest entry of the log too. */
export const startLogged = async () => {
  const { control, sandbox } = await start();
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await sandbox.fetch(`/v1${path}`, { method, headers: json, ...init });
    const text = await response.text();
    const { data } = (await control('listRequests')).json;
    return { response, text, entry: data[0], data };
  };
  return { control, sandbox, call };
};
