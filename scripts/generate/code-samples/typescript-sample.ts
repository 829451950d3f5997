import { exampleStatement } from '../client/example-statement.ts';
import { literal } from '../client/literal.ts';
import { readFromEnvironment, type SampleInput } from './sample-input.ts';

const tokenExpression = (token: NonNullable<SampleInput['token']>): string =>
  'value' in token ? literal(token.value) : `process.env.${token.variable}`;

/** Renders a program that calls an operation with its method of @workspace-api/client, and prints the result. */
export const typescriptSample = ({ parts, baseUrl, token }: SampleInput): string => {
  const option = token === undefined ? '' : `, token: ${tokenExpression(token)}`;
  const { code, result } = exampleStatement(parts);
  return `import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: ${literal(baseUrl)}${option} });

${readFromEnvironment(code)}
${result === undefined ? '' : `console.log(${result});\n`}`;
};
