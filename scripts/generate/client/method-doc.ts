import { listErrorCodes, type OpenApiDocument } from '../openapi-document.ts';
import { getScope } from '../scope-levels.ts';
import { exampleStatement } from './example-statement.ts';
import type { OperationParts } from './operation-parts.ts';

/** Formats a comment, indented by two spaces. */
const comment = (paragraphs: readonly string[]): string => {
  const lines = paragraphs.join('\n\n').replaceAll('*/', '*\\/').split('\n');
  return ['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */'].join('\n');
};

/** Lists the error codes that an operation returns, by their status, such as ``404 `not_found` ``. */
const formatErrors = (document: OpenApiDocument, { responses }: OperationParts): string =>
  responses
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { content = {} }]) => {
      const codes = new Set(Object.values(content).flatMap((media) => listErrorCodes(document, media)));
      return `${status} ${[...codes].map((code) => `\`${code}\``).join(', ')}`;
    })
    .join('; ');

const line = (name: string, description: string | undefined): string =>
  `@param ${name} ${(description ?? '').replaceAll(/\s*\n\s*/g, ' ')}`.trim();

const parameterLines = ({
  consoleUrl,
  pathParameters,
  body,
  queryParameters,
  headers,
  pagination,
}: OperationParts) => [
  ...(consoleUrl ? [line('consoleUrl', 'The URL of the sign-in console.')] : []),
  ...pathParameters.map(({ name, description }) => line(name, description)),
  ...(body ? [line('body', body.description ?? 'The body of the request.')] : []),
  ...queryParameters.map(({ name, description }) => line(`options.${name}`, description)),
  ...headers.map(({ option, description }) => line(`options.${option}`, description)),
  ...(pagination
    ? [line('options.as', 'The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.')]
    : []),
];

const resultLine = ({ success, pagination }: OperationParts): string =>
  `@returns ${pagination ? 'The records of all pages, one by one; `.pages()` returns them by page.' : success.description}`;

/** Renders the comment of a method: its purpose, scope, parameters and errors, and an example. */
export const methodDoc = (document: OpenApiDocument, parts: OperationParts): string => {
  const { operation, method, path } = parts;
  const scope = getScope(operation);
  const place = `\`${method} ${path}\`, ${scope ? `scope \`${scope}\`` : 'no token'}`;
  const tags = [
    // The description has the date of the removal and the replacement.
    ...(operation.deprecated === true ? ['@deprecated'] : []),
    ...parameterLines(parts),
    resultLine(parts),
    `@throws ApiError with ${formatErrors(document, parts)}`,
    '@example',
    exampleStatement(parts).code,
  ];
  return comment([`${operation.summary}: ${place}.`, operation.description ?? '', tags.join('\n')]);
};
