import {
  listOperations,
  listParameters,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  resolve,
} from './openapi-document.ts';
import { getScope, listScopes } from './scope-levels.ts';

/** The operations that a clause covers: a selector, a selector with exceptions or additions, or their ids. */
export type OperationChoice =
  | string
  | readonly string[]
  | { select: string; except?: readonly string[]; also?: readonly string[] };

type Entry = ReturnType<typeof listOperations>[number] & { document: OpenApiDocument };
type Selector = (entry: Entry) => boolean;

const tenant = '/workspaces/{slug}';

/** The parts of the scope that the service document states for an operation. */
const splitScope = ({ operation }: Entry): string[] =>
  (operation['x-security'] ? undefined : getScope(operation))?.split(':') ?? [];

const hasScope = ({ document }: Entry, resource: string, levels: readonly string[]): boolean =>
  levels.some((level) => listScopes(document).includes(`${resource}:${level}`));

const getBody = ({ document, operation }: Entry) =>
  operation.requestBody && resolve<RequestBody>(document, operation.requestBody);

const isDocumented = ({ operation }: Entry) => operation['x-provisional'] === undefined;
const hasCredential: Selector = ({ operation }) => (operation.security ?? []).length > 0;
const isList: Selector = ({ operation }) => operation['x-pagination'] !== undefined;

const recordParameters = ({ document, ...entry }: Entry): Parameter[] =>
  listParameters(document, entry).filter((parameter) => parameter.in === 'path' && parameter.name !== 'slug');

const selectors: Readonly<Record<string, Selector>> = {
  all: () => true,
  authenticated: hasCredential,
  reads: ({ method }) => method === 'get',
  writes: (entry) => entry.method !== 'get' && hasCredential(entry),
  lists: isList,
  singles: (entry) => entry.method === 'get' && !isList(entry) && entry.operation['x-stream'] !== true,
  patches: ({ method }) => method === 'patch',
  bodies: (entry) => getBody(entry) !== undefined,
  'required-bodies': (entry) => getBody(entry)?.required === true,
  'in-a-workspace': ({ path }) => path === tenant || path.startsWith(`${tenant}/`),
  'on-a-record': (entry) => recordParameters(entry).length > 0,
  'writes-on-a-record': (entry) => entry.method !== 'get' && recordParameters(entry).length > 0,
  'readable-by-write': (entry) => {
    const [resource = '', level = ''] = splitScope(entry);
    return isDocumented(entry) && level === 'read' && hasScope(entry, resource, ['write']);
  },
  'open-to-destructive': (entry) => {
    const [resource = '', level = ''] = splitScope(entry);
    return (
      isDocumented(entry) &&
      ['read', 'write'].includes(level) &&
      hasScope(entry, resource, ['write']) &&
      hasScope(entry, resource, ['destructive'])
    );
  },
  'closed-to-weaker': (entry) => {
    const [resource = '', level = ''] = splitScope(entry);
    const weaker = level === 'destructive' ? ['read', 'write'] : level === 'write' ? ['read'] : [];
    return isDocumented(entry) && hasScope(entry, resource, weaker);
  },
};

/** The names that a clause's `operations` may contain instead of a list. */
export const selectorNames: readonly string[] = Object.keys(selectors);

/** Returns the ids of the selected operations, in the contract's order. @throws Error for an unknown selector */
export const chosenOperations = (document: OpenApiDocument, choice: OperationChoice): string[] => {
  if (Array.isArray(choice)) return [...(choice as readonly string[])];
  const {
    select,
    except = [],
    also = [],
  } = typeof choice === 'string'
    ? { select: choice }
    : (choice as Exclude<OperationChoice, readonly string[]> & object);
  const selector = selectors[select];
  if (!selector) throw new Error(`Unknown selector "${select}". Available: ${selectorNames.join(', ')}.`);
  return listOperations(document)
    .filter((entry) => {
      const { operationId } = entry.operation;
      return (
        (selector({ ...entry, document }) && !except.includes(operationId)) || also.includes(operationId)
      );
    })
    .map(({ operation }) => operation.operationId);
};
