import { listOperations, type OpenApiDocument, type OperationEntry } from './openapi-document.ts';
import { getScope, listScopes } from './scope-levels.ts';

type Selection = { select: string; except?: readonly string[]; also?: readonly string[] };

/** The operations that a clause covers: a selector, a selector with exceptions or additions, or their ids. */
export type OperationChoice = string | readonly string[] | Selection;

type Selector = (entry: OperationEntry, scopes: readonly string[]) => boolean;

const tenant = '/workspaces/{slug}';

const hasCredential: Selector = ({ operation }) => (operation.security ?? []).length > 0;
const isList: Selector = ({ operation }) => operation['x-pagination'] !== undefined;
const isOnRecord: Selector = ({ parameters }) =>
  parameters.some((parameter) => parameter.in === 'path' && parameter.name !== 'slug');

/** Selects by the level of the scope that the service document states, and by the levels that its resource has. */
const byLevel =
  (isSelected: (level: string, has: (other: string) => boolean) => boolean): Selector =>
  ({ operation }, scopes) => {
    const isChosen = operation['x-provisional'] !== undefined || operation['x-security'] !== undefined;
    const [resource, level = ''] = (isChosen ? undefined : getScope(operation))?.split(':') ?? [];
    return isSelected(level, (other) => scopes.includes(`${resource}:${other}`));
  };

const selectors: Readonly<Record<string, Selector>> = {
  all: () => true,
  authenticated: hasCredential,
  reads: ({ method }) => method === 'get',
  writes: (entry, scopes) => entry.method !== 'get' && hasCredential(entry, scopes),
  lists: isList,
  singles: (entry, scopes) =>
    entry.method === 'get' && !isList(entry, scopes) && entry.operation['x-stream'] !== true,
  patches: ({ method }) => method === 'patch',
  bodies: ({ body }) => body !== undefined,
  'required-bodies': ({ body }) => body?.required === true,
  'in-a-workspace': ({ path }) => path === tenant || path.startsWith(`${tenant}/`),
  'on-a-record': isOnRecord,
  'writes-on-a-record': (entry, scopes) => entry.method !== 'get' && isOnRecord(entry, scopes),
  'readable-by-write': byLevel((level, has) => level === 'read' && has('write')),
  'open-to-destructive': byLevel(
    (level, has) => ['read', 'write'].includes(level) && has('write') && has('destructive'),
  ),
  'closed-to-weaker': byLevel((level, has) =>
    level === 'destructive' ? has('read') || has('write') : level === 'write' && has('read'),
  ),
};

/**
 * Returns the ids of the selected operations, in the contract's order. The types of `generated/clauses.ts` check ids without a
 * selector.
 *
 * @throws Error for an unknown selector, or an unknown operation next to it
 */
export const chosenOperations = (document: OpenApiDocument, choice: OperationChoice): string[] => {
  if (Array.isArray(choice)) return [...choice];
  const {
    select,
    except = [],
    also = [],
  } = (typeof choice === 'string' ? { select: choice } : choice) as Selection;
  const selector = selectors[select];
  if (!selector)
    throw new Error(`Unknown selector "${select}". Available: ${Object.keys(selectors).join(', ')}.`);
  const scopes = listScopes(document);
  const entries = listOperations(document).map((entry) => ({ entry, id: entry.operation.operationId }));
  const unknown = [...except, ...also].find((id) => !entries.some((one) => one.id === id));
  if (unknown !== undefined)
    throw new Error(`Unknown operation "${unknown}" next to the selector ${select}.`);
  return entries.flatMap(({ entry, id }) =>
    (selector(entry, scopes) && !except.includes(id)) || also.includes(id) ? [id] : [],
  );
};
