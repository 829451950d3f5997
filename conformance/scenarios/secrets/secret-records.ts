import { getJson, member } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/case/case.ts';
import type { OperationRequest } from '../../target/request.ts';

export type Secret = {
  name: string;
  created_at: string;
  updated_at: string;
  purpose?: string | null;
  residency?: string;
  zdr?: boolean;
};

/** Lists the secrets of the workspace. Ends the case if there are too many. */
export const listSecrets = async (t: Case): Promise<Secret[]> =>
  (await t.subjects.list('listSecrets')) as Secret[];

/**
 * Returns the records of a name on the page that has the most of them: a record repeated on another page is a bug of
 * the list.
 */
export const secretsNamed = async (t: Case, name: string): Promise<Secret[]> => {
  const pages = (await t.subjects.listPages('listSecrets')) as Secret[][];
  const matches = pages.map((page) => page.filter((secret) => secret.name === name));
  return matches.reduce((most, one) => (one.length > most.length ? one : most), []);
};

/** Finds the secret with this name. */
export const secretNamed = async (t: Case, name: string): Promise<Secret | undefined> =>
  (await t.subjects.find('listSecrets', (secret) => secret.name === name)) as Secret | undefined;

/** A secret that was set: the body that was sent, and the response. */
export type SetSecret = { text: string; name: string; sentBody: Record<string, unknown> };

/**
 * Sets a secret with these members, in the tested workspace unless `where` says otherwise. Ends the case if it is
 * refused, since the body is the contract's choice.
 */
export const setSecret = async (
  t: Case,
  members: Record<string, unknown>,
  where: Pick<OperationRequest, 'path' | 'token' | 'headers'> = {},
): Promise<SetSecret> => {
  const sentBody = t.sample('setSecret', members) as Record<string, unknown> & { name: string };
  const { text } = await t.prepare({ operation: 'setSecret', body: sentBody, ...where });
  return { text, name: sentBody.name, sentBody };
};

const metadata = ['name', 'purpose', 'residency', 'zdr'];

/** Finds the member of a setSecret body that holds the value: a server may use another name. Null if that isn't clear. */
const valueMember = ({ sentBody }: Pick<SetSecret, 'sentBody'>): string | null => {
  const candidates = Object.entries(sentBody).filter(
    ([name, value]) => typeof value === 'string' && !metadata.includes(name),
  );
  return candidates.length === 1 ? (candidates[0]?.[0] ?? null) : null;
};

/** Returns a member with a value of a secret, under the name that the target uses. Ends the case if that isn't clear. */
export const valued = (t: Case, value: string): Record<string, string> => {
  const member = valueMember({ sentBody: t.sample('setSecret') as Record<string, unknown> });
  return member === null
    ? t.notExercised([], 'one member of the body of setSecret with the value')
    : { [member]: value };
};

/** Returns the fingerprints of the currently accepted values, the one in use first. */
export const acceptedValues = async (t: Case, name: string): Promise<string[]> =>
  (await t.needs('inspect-storage')({ view: 'secret-values', workspace: t.target.workspace, name }))
    .fingerprints;

/** Formats fingerprints of values. */
export const shortFingerprints = (fingerprints: readonly string[]): string =>
  fingerprints.map((fingerprint) => fingerprint.slice(0, 12)).join(', ');

/** Creates a proxy URL of a secret. Ends the case unless the response shows the URL and its time of expiry. */
export const createProxyUrl = async (t: Case, name: string): Promise<{ url: string; until: number }> => {
  const body = t.sample('createProxyUrl', { name });
  const response = await t.prepare({ operation: 'createProxyUrl', body });
  const [url, until] = ['url', 'expires_at'].map((key) => member(getJson(response), key));
  return typeof url === 'string' && !Number.isNaN(parseInstant(until))
    ? { url, until: parseInstant(until) }
    : t.notExercised([], 'a proxy URL with its time of expiry');
};

/** Returns the fingerprint of the value that a proxy URL resolves to now; null if there is none. */
export const resolvedValue = async (t: Case, url: string): Promise<string | null> =>
  (await t.needs('inspect-storage')({ view: 'proxy-url', workspace: t.target.workspace, url }))
    ?.fingerprint ?? null;
