import { type ClauseId, operations, resources } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { member } from '../body.ts';
import { findId, findString } from '../find-string.ts';
import { keyStart } from '../secrets.ts';
import { createFacts, isKey, type TracedResponse, type TraceOptions } from './traced-call.ts';

/** What a trace knows about an API key's secret. */
export type KnownKey = {
  /** Its id, and since when the trace knows it; null if unknown. */
  id: string | null;
  since: number;
  /** The granted scopes; null if unknown. */
  scopes: readonly string[] | null;
  /** The slug of its workspace; null if unknown. */
  workspace: string | null;
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
export const createTokenBook = ({ scopes }: Pick<TraceOptions, 'scopes'>) => {
  const unknown = { id: null, since: 0, scopes: null, workspace: null, creation: null };
  const keys = new Map<string, KnownKey>(
    Object.keys(scopes).map((secret) => [secret, { ...unknown, scopes: scopes[secret] ?? null, from: [] }]),
  );
  /** The clauses by which secrets don't work: their key was revoked, or rotated to another secret. */
  const deaths = createFacts<ClauseId>();

  const note = (secret: string, facts: Partial<KnownKey>, { exchange, ended }: TracedResponse): void => {
    const key = keys.get(secret) ?? { ...unknown, from: [] };
    keys.set(secret, key);
    if (key.id === null) key.since = ended;
    key.id ??= facts.id ?? null;
    key.workspace ??= facts.workspace ?? null;
    key.scopes ??= facts.scopes ?? null;
    key.creation = facts.creation ?? key.creation;
    if (key.from.length < 2) key.from.push(exchange);
  };

  const kill = (all: [string, KnownKey][], clause: ClauseId, response: TracedResponse): void => {
    for (const [secret] of all) if (!deaths.get(secret)) deaths.set(secret, clause, response);
  };

  const learn = (response: TracedResponse): void => {
    const { call, exchange, body, isRepeat, started } = response;
    const { operation, path, token, body: sent } = call;
    const { id = '', slug: workspace = null } = path;
    const own = [...keys].filter(([, key]) => key.id === id);
    const secret = findString(body, keyStart);
    if (operation?.id === operations.getMe.id && isKey(token)) {
      const record = member(body, 'token');
      const facts = {
        id: toStringOrNull(member(record, 'id')),
        scopes: toStringsOrNull(member(record, 'scopes')),
        workspace: toStringOrNull(member(member(body, 'workspace'), 'slug')),
      };
      note(token, facts, response);
    } else if (operation?.id === operations.mintToken.id && secret) {
      const requested = toStringsOrNull(member(sent, 'scopes'));
      const creation = requested && !isRepeat ? { scopes: requested, by: exchange } : null;
      const facts = { id: findId(body, idPrefix, tokenKind), scopes: requested, workspace, creation };
      note(secret, facts, response);
    } else if (operation?.id === operations.rotateToken.id && secret && !isRepeat) {
      const old = own.filter(([, { since }]) => since < started);
      const scopes = old.find(([, key]) => key.scopes !== null)?.[1].scopes ?? null;
      note(secret, { id, scopes, workspace }, response);
      const others = old.filter(([other]) => other !== secret);
      kill(others, 'tokens.rotate-kills-old-secret', response);
    } else if (operation?.id === operations.revokeToken.id) {
      kill(own, 'tokens.revoke-is-immediate', response);
    }
  };

  return {
    /** Learns from a successful call. Precedes the checks that use what it learned. */
    learn,
    /** What is known about a key; null if that is nothing. */
    get: (key: string): KnownKey | null => keys.get(key) ?? null,
    /** Why a secret didn't work any more when a call was sent. */
    getDeath: (key: string, response: TracedResponse) => deaths.before(key, response),
  };
};
