import { errors, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { pause, whileInProgress } from '../lib/while-in-progress.ts';

type Listed = { name: string };

/** Changes the records of a page of secrets. */
const changeListedSecrets = async (
  request: Request,
  response: Response,
  change: (secrets: Listed[]) => unknown[],
): Promise<Response> => {
  const page = await readListPage(request, response);
  if (page === undefined) return response;
  return alterJson(response, (json) => ({ ...json, [page.list.items]: change(page.records as Listed[]) }));
};

/** Deletes an existing secret and adds it again, with a pause in between. */
const replacedInTwoSteps: Wrap = (next) => {
  const names = new Set<string>();
  const missing = new Set<string>();
  return async (request) => {
    const operation = findOperation(request)?.id;
    if (operation === operations.listSecrets.id) {
      const response = await next(request);
      return changeListedSecrets(request, response, (secrets) =>
        secrets.filter(({ name }) => !missing.has(name)),
      );
    }
    if (operation !== operations.setSecret.id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const name = String(parseBody(rawBody).name);
    if (!names.has(name)) {
      const response = await next(again());
      if (response.ok) names.add(name);
      return response;
    }
    missing.add(name);
    await pause();
    const response = await next(again());
    missing.delete(name);
    return response;
  };
};

/** Two simultaneous PUTs of the same name each add a record. */
const addedTwice: Wrap = (next) => {
  const inProgress = whileInProgress();
  const twice = new Set<string>();
  return async (request) => {
    const operation = findOperation(request)?.id;
    if (operation === operations.listSecrets.id) {
      const response = await next(request);
      return changeListedSecrets(request, response, (secrets) =>
        secrets.flatMap((secret) => (twice.has(secret.name) ? [secret, secret] : [secret])),
      );
    }
    if (operation !== operations.setSecret.id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const name = String(parseBody(rawBody).name);
    return inProgress(
      name,
      () => next(again()),
      (first) => {
        if (first.ok) twice.add(name);
        return next(again());
      },
    );
  };
};

/** Each of several simultaneous deletions finds that another one has already deleted the record. */
const deletedByNoRequest: Wrap = (next) => {
  const open = new Map<string, number>();
  return async (request) => {
    if (findOperation(request)?.id !== operations.deleteSecret.id) return next(request);
    open.set(request.url, (open.get(request.url) ?? 0) + 1);
    await pause();
    const isShared = (open.get(request.url) ?? 0) > 1;
    const response = await next(request);
    await pause();
    open.set(request.url, (open.get(request.url) ?? 1) - 1);
    if (!isShared) return response;
    const { status, code } = errors['not-found'];
    return withJson(response, status, { error: { code, message: 'The secret does not exist.' } });
  };
};

export const simultaneousWrites: Record<string, Mutant> = {
  'secret-overwritten-in-two-steps': {
    clause: 'secrets.set-overwrites',
    text: 'A PUT deletes the secret before adding it again, so it is missing for a moment.',
    wrap: replacedInTwoSteps,
  },
  'simultaneous-puts-add-two-secrets': {
    clause: 'secrets.set-overwrites',
    text: 'Simultaneous PUTs with the same name add two secrets.',
    wrap: addedTwice,
  },
  'simultaneous-deletions-all-refused': {
    clause: 'secrets.delete-is-permanent',
    text: 'Simultaneous deletions delete a secret, but all return 404.',
    wrap: deletedByNoRequest,
  },
};
