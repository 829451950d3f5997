import { operations } from '@workspace-api/contract';
import { getItems, isObject, isSuccess, member } from '../body.ts';
import { formatValue } from './format-value.ts';
import { createRegister, type Ticket } from './register.ts';
import {
  getEffect,
  getMode,
  only,
  type TraceCheck,
  type TraceCheckResult,
  type TracedCall,
} from './traced-call.ts';

const { setSecret, deleteSecret, listSecrets } = operations;

/** The last change to a secret: its purpose if one was given, or its deletion. */
type Left = { mode: string; purpose: string | null; isDeleted: boolean };

const findName = ({ operation, path, body }: TracedCall): string | null => {
  if (operation?.id === deleteSecret.id) return path.name ?? null;
  const name = operation?.id === setSecret.id ? member(body, 'name') : null;
  return typeof name === 'string' ? name : null;
};

/** Checks that lists show the secrets as they were set. Only for targets that no one else changes. */
export const createSecretRecordCheck = (): TraceCheck => {
  const register = createRegister<Left>();
  const names = new Map<string, Set<string>>();
  const writes = new WeakMap<TracedCall, Ticket>();
  const reads = new WeakMap<TracedCall, Map<string, Ticket>>();

  const checkRow = (
    row: Record<string, unknown> | undefined,
    lastChange: Left,
    isCompleteList: boolean,
  ): TraceCheckResult[] => {
    if (lastChange.isDeleted) {
      const difference = row
        ? { expected: 'a list without the deleted secret', got: formatValue(row.name) }
        : null;
      return row || isCompleteList ? [{ clause: 'secrets.delete-is-permanent', difference }] : [];
    }
    if (!row)
      return isCompleteList
        ? [
            {
              clause: 'secrets.set-creates',
              difference: { expected: 'the secret that was set', got: 'a list without it' },
            },
          ]
        : [];
    const results: TraceCheckResult[] = [{ clause: 'secrets.set-creates', difference: null }];
    if (lastChange.purpose !== null) {
      const difference =
        row.purpose === lastChange.purpose
          ? null
          : { expected: lastChange.purpose, got: formatValue(row.purpose) };
      results.push({ clause: 'secrets.purpose-visible', difference });
    }
    return results;
  };

  return {
    started: (call) => {
      const { slug = '' } = call.path;
      const name = findName(call);
      if (name !== null) {
        const knownNames = names.get(slug) ?? new Set<string>();
        names.set(slug, knownNames.add(name));
        writes.set(call, register.writeStarted(JSON.stringify([slug, name])));
      }
      if (call.operation?.id !== listSecrets.id) return;
      const tickets = [...(names.get(slug) ?? [])].map((secretName): [string, Ticket] => [
        secretName,
        register.readStarted(JSON.stringify([slug, secretName])),
      ]);
      reads.set(call, new Map(tickets));
    },
    ended: (call, response) => {
      const { exchange, body } = response;
      const write = writes.get(call);
      if (write) {
        const purpose = member(call.body, 'purpose');
        const value: Left = {
          mode: getMode(call.token),
          purpose: typeof purpose === 'string' ? purpose : null,
          isDeleted: call.operation?.id === deleteSecret.id,
        };
        const effect = getEffect(response);
        register.writeEnded(
          write,
          effect === 'done' ? { value, by: exchange } : effect === 'none' ? null : undefined,
        );
        return [];
      }
      const tickets = reads.get(call);
      if (!tickets || !isSuccess(exchange) || !isObject(body)) return [];
      const rows = getItems(listSecrets, body);
      const isCompleteList =
        only(call.query, 'cursor') === null && !call.query.has('cursor') && !member(body, 'next_cursor');
      return [...tickets].flatMap(([name, ticket]): TraceCheckResult[] => {
        const lastWrite = register.readEnded(ticket);
        if (!lastWrite || call.token === null || lastWrite.value.mode !== getMode(call.token)) return [];
        const row = rows.find((one) => one.name === name);
        return checkRow(row, lastWrite.value, isCompleteList).map((result) => ({
          ...result,
          before: [lastWrite.by],
        }));
      });
    },
  };
};
