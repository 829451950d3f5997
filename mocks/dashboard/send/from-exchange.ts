import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { isConsole, toApiPath } from '../client/console-path.ts';
import { acceptHeader, type Draft, preferHeader, templateFor, type Values } from './draft.ts';

type Exchange = components['schemas']['LoggedExchange'];

/** The values of the path's parameters; none if the path has another form. */
export const matchPath = (template: string, path: string): Values => {
  const pattern = template
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`).exec(path)?.groups ?? {};
};

/**
 * Fills a draft with the values of a logged request.
 *
 * @param draft a draft of its operation; it provides what the log lacks
 * @param tokens the ids of the known tokens
 */
export const fromExchange = (
  operation: OperationShape,
  draft: Draft,
  { entry, request }: Exchange,
  tokens: readonly string[],
): Draft => {
  const { [acceptHeader]: accept = '', ...headers } = request.headers;
  const isOffered = Object.values(operation.responses).some(({ content }) => accept in content);
  return {
    ...draft,
    path: { ...draft.path, ...matchPath(templateFor(operation), toApiPath(entry.path)) },
    query: Object.fromEntries(
      Object.keys(draft.query).map((name) => [name, String(entry.query[name] ?? '')]),
    ),
    header: {
      ...Object.fromEntries(
        [...Object.keys(draft.header), preferHeader].map((name) => [name, headers[name] ?? '']),
      ),
      ...(isOffered && { [acceptHeader]: accept }),
    },
    token: isConsole(entry) ? draft.token : (tokens.find((id) => id === entry.token) ?? ''),
    body: request.body ?? '',
  };
};
