import { notice } from './notice.ts';
import {
  type Header,
  type OpenApiDocument,
  operationsOf,
  type Parameter,
  type Ref,
  type Response,
  resolve,
} from './openapi-document.ts';

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const base = (node: object) => (node as Ref).$ref?.split('/').at(-1);

const headerNames = (document: OpenApiDocument): Record<string, string> => {
  const names: Record<string, string> = {};
  for (const [name, node] of Object.entries(document.components.parameters ?? {})) {
    const parameter = node as Parameter;
    if (parameter.in === 'header') names[camel(name)] = parameter.name;
  }
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      const headers = resolve<Response>(document, response).headers ?? {};
      for (const [name, header] of Object.entries(headers)) {
        const component = base(header as Header | Ref);
        if (component) names[camel(component)] = name;
      }
    }
  }
  return names;
};

const mediaTypes = (document: OpenApiDocument): Record<string, string> => {
  const all = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((response) =>
      Object.keys(resolve<Response>(document, response).content ?? {}),
    ),
  );
  const key = (mediaType: string) => mediaType.split('/').at(-1)?.replace(/^x-/, '') ?? mediaType;
  return Object.fromEntries([...new Set(all)].map((mediaType) => [key(mediaType), mediaType]));
};

const sorted = (names: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);

/** `names.ts`: header names and media types. */
export const renderNames = (document: OpenApiDocument): string => `${notice}
/** The headers that the contract names, by their component's name. */
export const headerNames = ${sorted(headerNames(document))} as const;

/** The media types of the contract's bodies, by their short name. */
export const mediaTypes = ${sorted(mediaTypes(document))} as const;

/** The version of the contract (\`info.version\`). */
export const contractVersion = ${JSON.stringify(document.info.version)};
`;
