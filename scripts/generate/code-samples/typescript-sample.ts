import { exampleStatement } from '../client/example-statement.ts';
import { literal } from '../client/literal.ts';
import { readFromEnvironment, type SampleInput } from './sample-input.ts';

/** Renders a program that calls an operation with its method of @workspace-api/client, and prints the result. */
export const typescriptSample = ({ parts, baseUrl, tokenVariable }: SampleInput): string => {
  const token = tokenVariable === undefined ? '' : `, token: process.env.${tokenVariable}`;
  const { code, result } = exampleStatement(parts);
  return `import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: ${literal(baseUrl)}${token} });

${readFromEnvironment(code)}
${result === undefined ? '' : `console.log(${result});\n`}`;
};
