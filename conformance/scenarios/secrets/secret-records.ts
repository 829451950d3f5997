import { getJson, member } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';

export type Secret = {
  name: string;
  created_at: string;
  updated_at: string;
  purpose?: string | null;
  residency?: string;
  zdr?: boolean;
};

/** Returns a name that no secret has, as a sample writes such names. */
export const newSecretName = (t: Case): string => (t.sample('setSecret') as { name: string }).name;

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

/**
 * Sets a secret with these members, in the tested workspace unless `where` says otherwise. Ends the case if it is
 * refused, since the body is the contract's choice.
 *
 * @returns the text of the response, the name, and the body that was sent
 */
export const setSecret = async (
  t: Case,
  members: Record<string, unknown>,
  where: Pick<OperationRequest, 'path' | 'token' | 'headers'> = {},
) => {
  const sentBody = t.sample('setSecret', members) as Record<string, unknown> & { name: string };
  const { text } = await t.prepare({ operation: 'setSecret', body: sentBody, ...where });
  return { text, name: sentBody.name, sentBody };
};

const metadata = ['name', 'purpose', 'residency', 'zdr'];

/** Returns a member with a value of a secret, under the name that the target uses. Ends the case if that isn't clear. */
export const valued = (t: Case, value = t.unique('value')): Record<string, string> => {
  const [name, another] = Object.entries(t.sample('setSecret') as Record<string, unknown>)
    .filter(([key, sample]) => typeof sample === 'string' && !metadata.includes(key))
    .map(([key]) => key);
  return name === undefined || another !== undefined
    ? t.notExercised([], 'one member of the body of setSecret with the value')
    : { [name]: value };
};

/** Returns the fingerprints of the currently accepted values, the one in use first. */
export const acceptedValues = async (t: Case, name: string): Promise<string[]> =>
  (await t.needs('inspect-storage')({ view: 'secret-values', workspace: t.target.workspace, name }))
    .fingerprints;

/** Expects that an overwrite kept the time of creation, and that the times of the last change are in this order. */
export const expectTimes = (
  t: Case,
  first: Secret | undefined,
  second: Secret | undefined,
  isInOrder: (from: number, to: number) => boolean,
): void => {
  const [created, updated] = (['created_at', 'updated_at'] as const).map((name) =>
    [first, second].map((secret) => parseInstant(secret?.[name])),
  ) as [[number, number], [number, number]];
  t.expect('secrets.overwrite-moves-times', created[0] === created[1] && isInOrder(...updated), {
    expected: `the created_at and a later updated_at than ${JSON.stringify(first)}`,
    got: JSON.stringify(second),
  });
};

/** Returns the seconds from a rotation to the end of its overlap, as the response to it shows; NaN if it shows none. */
export const readOverlap = (rotated: Exchange): number => {
  const [from, to] = ['updated_at', 'overlap_ends_at'].map((name) => member(getJson(rotated), name));
  return (parseInstant(to) - parseInstant(from)) / 1000;
};

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
