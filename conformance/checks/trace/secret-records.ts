import { operations } from '@workspace-api/contract';
import { getItems, isObject, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue } from '../check-result.ts';
import { getMode, type TracedCall } from './traced-call.ts';
import { writtenDataCheck } from './written-data.ts';

const { setSecret, deleteSecret, listSecrets } = operations;

/** The last change to a secret: its purpose if one was given, or its deletion. */
type Left = { mode: string; purpose: string | null; isDeleted: boolean };

const findName = ({ operation, path, body }: TracedCall): string | null => {
  if (operation?.id === deleteSecret.id) return path.name ?? null;
  const name = operation?.id === setSecret.id ? member(body, 'name') : null;
  return typeof name === 'string' ? name : null;
};

const toKey = (slug: string | undefined, name: string): string => JSON.stringify([slug, name]);

const checkRow = (
  row: Record<string, unknown> | undefined,
  { isDeleted, purpose }: Left,
  isCompleteList: boolean,
): CheckResult[] => {
  if (!row && !isCompleteList) return [];
  if (isDeleted) {
    const got = formatValue(row?.name);
    return [createResult('secrets.delete-is-permanent', !row, 'a list without the deleted secret', got)];
  }
  const isListed = row !== undefined;
  const creation = createResult(
    'secrets.set-creates',
    isListed,
    'the secret that was set',
    'a list without it',
  );
  if (!row || purpose === null) return [creation];
  const got = formatValue(row.purpose);
  return [creation, createResult('secrets.purpose-visible', row.purpose === purpose, purpose, got)];
};

/** Checks that lists show the secrets as they were set. */
export const createSecretRecordCheck = () =>
  writtenDataCheck<Left>({
    exclusive: ['secrets.delete-is-permanent', 'secrets.set-creates', 'secrets.purpose-visible'],
    getKey: (call) => {
      const name = findName(call);
      return name === null ? null : toKey(call.path.slug, name);
    },
    getValue: ({ token, body, operation }) => {
      const purpose = member(body, 'purpose');
      return {
        mode: getMode(token),
        purpose: typeof purpose === 'string' ? purpose : null,
        isDeleted: operation?.id === deleteSecret.id,
      };
    },
    listReads: ({ operation, path }, keys) =>
      operation?.id === listSecrets.id
        ? [...keys].filter((key) => (JSON.parse(key) as string[])[0] === path.slug)
        : [],
    check: ({ token, query }, { exchange, body }, key, { value }) => {
      if (!isSuccess(exchange) || !isObject(body) || value.mode !== getMode(token)) return [];
      const name = (JSON.parse(key) as string[])[1];
      const row = getItems(listSecrets, body).find((one) => one.name === name);
      return checkRow(row, value, !query.has('cursor') && !member(body, 'next_cursor'));
    },
  });
