import { notice } from './notice.ts';
import {
  type Header,
  listOperations,
  type OpenApiDocument,
  type Parameter,
  type Ref,
  type Response,
  resolve,
} from './openapi-document.ts';

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const base = (node: object) => (node as Ref).$ref?.split('/').at(-1);

/** Whether a component is named after its header. Several components may describe the same header in different responses. */
const isNamedAfter = (component: string, header: string): boolean =>
  component.toLowerCase() === header.replaceAll(/^X-|-/g, '').toLowerCase();

const headerNames = (document: OpenApiDocument): Record<string, string> => {
  const parameters = Object.entries(document.components.parameters ?? {})
    .map(([component, node]) => [component, node as Parameter] as const)
    .flatMap(([component, node]) => (node.in === 'header' ? [[component, node.name] as const] : []));
  const headers = listOperations(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((response) =>
      Object.entries(resolve<Response>(document, response).headers ?? {}).flatMap(([name, header]) => {
        const component = base(header as Header | Ref);
        return component === undefined ? [] : [[component, name] as const];
      }),
    ),
  );
  const chosen = new Map<string, string>();
  for (const [component, name] of [...parameters, ...headers]) {
    if (!chosen.has(name) || isNamedAfter(component, name)) chosen.set(name, component);
  }
  return Object.fromEntries([...chosen].map(([name, component]) => [camel(component), name]));
};

/** The headers of requests, by the component of their parameter. */
const requestHeaders = (document: OpenApiDocument): Record<string, string> => {
  const nodes = listOperations(document).flatMap(({ item, operation }) => [
    ...(item.parameters ?? []),
    ...(operation.parameters ?? []),
  ]);
  const headers = nodes.flatMap((node) => {
    const { in: place, name } = resolve<Parameter>(document, node);
    return place === 'header' ? [[camel(base(node) ?? name), name] as const] : [];
  });
  return Object.fromEntries(headers);
};

const mediaTypes = (document: OpenApiDocument): Record<string, string> => {
  const all = listOperations(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((response) =>
      Object.keys(resolve<Response>(document, response).content ?? {}),
    ),
  );
  const key = (mediaType: string) => mediaType.split('/').at(-1)?.replace(/^x-/, '') ?? mediaType;
  return Object.fromEntries([...new Set(all)].map((mediaType) => [key(mediaType), mediaType]));
};

const sorted = (names: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);

/** Renders a constant for each header of a client, so that a bundle contains only the headers that it uses. */
const ownConstants = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, header]) => `export const ${name}Header = ${JSON.stringify(header)};`)
    .join('\n');

/** `names.ts`: header names and media types. */
export const renderNames = (document: OpenApiDocument): string => `${notice}
/** The headers that the contract names, by their component's name. */
export const headerNames = ${sorted(headerNames(document))} as const;

/** The headers that the operations accept, by their parameter's name. */
export const requestHeaders = ${sorted(requestHeaders(document))} as const;

// A constant for each header, so that a bundle contains only the headers that it uses.
${ownConstants(headerNames(document))}

/** The media types of the contract's bodies, by their short name. */
export const mediaTypes = ${sorted(mediaTypes(document))} as const;

/** The version of the contract (\`info.version\`). */
export const contractVersion = ${JSON.stringify(document.info.version)};
`;
