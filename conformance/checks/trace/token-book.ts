import { type ClauseId, operations, resources } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess, member } from '../body.ts';
import { findId, findString } from '../find-string.ts';
import { keyStart } from '../secrets.ts';
import {
  isKey,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
  type TraceOptions,
} from './traced-call.ts';

/** Why a secret no longer works. */
export type Death = { clause: ClauseId; by: Exchange };

/** What a trace knows about an API key's secret. */
export type KnownKey = {
  id: string | null;
  /** The granted scopes; null if unknown. */
  scopes: readonly string[] | null;
  /** The slug of its workspace; null if unknown. */
  workspace: string | null;
  /** Set once its key is revoked, or rotated to another secret. */
  death: Death | null;
  /** Its creation with these scopes; null if this trace didn't show it. */
  creation: { scopes: readonly string[]; by: Exchange } | null;
  /** The exchanges that revealed it; empty for the configuration. */
  from: Exchange[];
};

const { idPrefix, name: tokenKind } = resources.token;

const toStringOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const toStringsOrNull = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/**
 * Collects what a trace reveals about API keys: scopes, ids, workspaces, and dead secrets. Sessions are omitted, because their
 * permissions change with their workspace.
 */
export const createTokenBook = ({ scopes }: Pick<TraceOptions, 'scopes'>): TokenBook => {
  const keys = new Map<string, KnownKey>();

  const getKey = (secret: string): KnownKey => {
    const unknown = { id: null, workspace: null, death: null, creation: null, from: [] };
    const key: KnownKey = keys.get(secret) ?? { ...unknown, scopes: scopes[secret] ?? null };
    keys.set(secret, key);
    return key;
  };
  for (const secret of Object.keys(scopes)) getKey(secret);

  const learn = (secret: string, facts: Partial<KnownKey>, from: Exchange): void => {
    const key = getKey(secret);
    key.id ??= facts.id ?? null;
    key.workspace ??= facts.workspace ?? null;
    key.scopes ??= facts.scopes ?? null;
    key.creation = facts.creation ?? key.creation;
    if (key.from.length < 2) key.from.push(from);
  };

  const listSecrets = (id: string): string[] =>
    [...keys].filter(([, key]) => key.id === id).map(([secret]) => secret);

  const kill = (secrets: readonly string[], death: Death): void => {
    for (const secret of secrets) {
      const key = getKey(secret);
      key.death ??= death;
    }
  };

  const learnFrom = (
    { operation, path, token, body: sent }: TracedCall,
    { exchange, body, isRepeat }: TracedResponse,
    old: string[],
  ) => {
    const { id = '', slug: workspace = null } = path;
    const secret = findString(body, keyStart);
    if (operation?.id === operations.getMe.id && isKey(token)) {
      const record = member(body, 'token');
      const facts = {
        id: toStringOrNull(member(record, 'id')),
        scopes: toStringsOrNull(member(record, 'scopes')),
        workspace: toStringOrNull(member(member(body, 'workspace'), 'slug')),
      };
      learn(token, facts, exchange);
    } else if (operation?.id === operations.mintToken.id && secret) {
      const requested = toStringsOrNull(member(sent, 'scopes'));
      const creation = requested && !isRepeat ? { scopes: requested, by: exchange } : null;
      const facts = { id: findId(body, idPrefix, tokenKind), scopes: requested, workspace, creation };
      learn(secret, facts, exchange);
    } else if (operation?.id === operations.rotateToken.id && secret && !isRepeat) {
      const scopes = old.map((one) => getKey(one).scopes).find((one) => one !== null) ?? null;
      learn(secret, { id, scopes, workspace }, exchange);
      const others = old.filter((one) => one !== secret);
      kill(others, { clause: 'tokens.rotate-kills-old-secret', by: exchange });
    } else if (operation?.id === operations.revokeToken.id)
      kill(listSecrets(id), { clause: 'tokens.revoke-is-immediate', by: exchange });
  };

  return {
    started: ({ operation, path }) =>
      operation?.id === operations.rotateToken.id ? listSecrets(path.id ?? '') : undefined,
    ended: (call, response, secretsBeforeRotation = []) => {
      if (isSuccess(response.exchange)) learnFrom(call, response, secretsBeforeRotation);
      return [];
    },
    get: (token) => (isKey(token) ? (keys.get(token) ?? null) : null),
  };
};

export type TokenBook = TraceCheck<string[]> & {
  /** What is known about a key; null for anything that isn't an API key. */
  get: (token: string | null) => KnownKey | null;
};
