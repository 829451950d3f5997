import { type OperationId, operations, type ResourceShape, resources } from '@workspace-api/contract';
import { changePages, type Page } from '../../wrappers/change-pages.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readJson } from '../../wrappers/json.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { pause, whileInProgress } from '../lib/while-in-progress.ts';

const getId = ({ id }: ResourceShape, record: unknown): string => String((record as Json)[id ?? '']);

/** Changes the listed records that were created while another record of their kind was created. */
const changeSimultaneous =
  (resource: ResourceShape, change: (record: unknown) => readonly unknown[]): Wrap =>
  (next) => {
    const inProgress = whileInProgress();
    const ids = new Set<string>();
    const changed = changePages((page, request) =>
      findOperation(request)?.id === resource.list
        ? {
            ...page,
            records: page.records.flatMap((record) =>
              ids.has(getId(resource, record)) ? change(record) : [record],
            ),
          }
        : page,
    )(next);
    return async (request) => {
      if (findOperation(request)?.id !== resource.create) return changed(request);
      const { again } = await repeatable(request);
      return inProgress(
        new URL(request.url).pathname,
        () => next(again()),
        async () => {
          const response = await next(again());
          const record = response.ok ? await readJson(response) : undefined;
          if (record) ids.add(getId(resource, record));
          return response;
        },
      );
    };
  };

/** Sends the member of a creation that is in progress for a simultaneous one too. */
const mixed = (create: OperationId, member: string): Wrap =>
  onOperations([create], () => {
    const open = new Map<string, Json>();
    return async (request, next) => {
      const { rawBody, again } = await repeatable(request);
      const { pathname } = new URL(request.url);
      const body = parseBody(rawBody);
      const other = open.get(pathname);
      if (other) {
        await pause();
        return next(again({ body: JSON.stringify({ ...body, [member]: other[member] }) }));
      }
      open.set(pathname, body);
      try {
        await pause();
        return await next(again());
      } finally {
        open.delete(pathname);
      }
    };
  });

/** Changes the pages that are read while a record of the list is created. */
const readDuringCreation =
  (resource: ResourceShape, change: (page: Page, isFirst: boolean) => Page): Wrap =>
  (next) => {
    let open = 0;
    const changed = changePages((page, request) =>
      findOperation(request)?.id === resource.list && open > 0
        ? change(page, !new URL(request.url).searchParams.has('cursor'))
        : page,
    )(next);
    return async (request) => {
      if (findOperation(request)?.id !== resource.create) return changed(request);
      open += 1;
      try {
        await pause();
        return await next(request);
      } finally {
        open -= 1;
      }
    };
  };

/** Mutants that lose or confuse records that are created at the same time, or while a list is read. */
export const simultaneousCreations: Record<string, Mutant> = {
  'simultaneous-agents-lost': {
    clause: 'pagination.walk-visits-everything',
    text: 'An agent that is created during the creation of another agent is not listed.',
    wrap: changeSimultaneous(resources.agent, () => []),
  },
  'simultaneous-secrets-lost': {
    clause: 'pagination.walk-visits-everything',
    text: 'A secret that is set while another secret is set is not listed.',
    wrap: changeSimultaneous(resources.secret, () => []),
  },
  'simultaneous-subscriptions-listed-twice': {
    clause: 'pagination.walk-visits-once',
    text: 'A subscription that is created during the creation of another one is listed twice.',
    wrap: changeSimultaneous(resources['webhook-subscription'], (record) => [record, record]),
  },
  'page-during-a-creation-lacks-a-secret': {
    clause: 'pagination.stable-under-insert',
    text: 'A page of secrets that is read while a secret is set lacks its first record.',
    wrap: readDuringCreation(resources.secret, (page, isFirst) =>
      isFirst ? page : { ...page, records: page.records.slice(1) },
    ),
  },
  'page-during-a-creation-repeats-an-agent': {
    clause: 'pagination.stable-under-insert',
    text: 'A page of agents that is read during the creation of an agent repeats its last record.',
    wrap: readDuringCreation(resources.agent, (page) => ({
      ...page,
      records: [...page.records.slice(0, -2), ...page.records.slice(-1), ...page.records.slice(-1)],
    })),
  },
};

/** Mutants that confuse agents that are created at the same time. */
export const simultaneousAgents: Record<string, Mutant> = {
  'simultaneous-agents-with-one-name': {
    clause: 'agents.created-is-readable',
    text: 'Agents that are created at the same time all get the name of the first one.',
    wrap: mixed(operations.createAgent.id, 'name'),
  },
};

/** Mutants that confuse keys that are created at the same time. */
export const simultaneousKeys: Record<string, Mutant> = {
  'simultaneous-keys-with-the-same-scopes': {
    clause: 'tokens.minted-key-has-its-scopes',
    text: 'Keys that are created at the same time all get the scopes of the first one.',
    wrap: mixed(operations.mintToken.id, 'scopes'),
  },
};
