import type { OperationParts } from './operation-parts.ts';

const optionsOf = ({ id, pagination, isStream, queryParameters, headers }: OperationParts): string => {
  const base = pagination ? `ListOptions<'${id}'>` : isStream ? 'FollowOptions' : 'CallOptions';
  const query = !pagination && queryParameters.length > 0 ? [`QueryOf<'${id}'>`] : [];
  const own = headers.map(({ option }) => `${option}?: string | undefined`).join('; ');
  return [base, ...query, ...(own === '' ? [] : [`{ ${own} }`])].join(' & ');
};

const returnsOf = ({ id, record, pagination, isStream }: OperationParts): string => {
  if (isStream) return `AsyncGenerator<components['schemas']['${record}'], void>`;
  return pagination ? `List<Output<'${id}'>['${pagination.items}'][number]>` : `Answer<'${id}'>`;
};

/** The parameters and the result of a method, in TypeScript. */
export const signatureOf = (parts: OperationParts): string => {
  const { id, name, consoleUrl, pathParameters, body } = parts;
  const parameters = [
    ...(consoleUrl ? ['consoleUrl: string'] : []),
    ...pathParameters.map((parameter) => `${parameter.name}: string`),
    ...(body ? [`body${body.required ? '' : '?'}: Input<'${id}'>['body']`] : []),
    `options?: ${optionsOf(parts)}`,
  ];
  return `${name}(${parameters.join(', ')}): ${returnsOf(parts)};`;
};
