import { type Example, listErrors, listExamples, type OpenApiDocument } from './openapi-document.ts';
import { json, table } from './tables.ts';

type ErrorBody = { error: { code: string; message: string; details?: { hint?: string; kind?: string } } };

const getError = ({ value }: Example) => (value as ErrorBody).error;

/** `errors.ts`: every error that the contract declares. Each is defined once, in `openapi/examples`. */
export const renderErrors = (document: OpenApiDocument): string => {
  const errors = listErrors(document).map(([name, example]) => {
    const { 'x-status': status, 'x-tolerated': tolerated = [], 'x-chosen-code': chosen } = example;
    return [name, { status, tolerated, listed: chosen === undefined, ...getError(example) }] as const;
  });
  return `
/** Every declared error, by the name of its example. */
export const errors = ${table(errors)} as const;

/** Another permitted response to an error's condition: a status (\`404\`) or class (\`5XX\`), with any code if \`code\` is absent. */
export type ToleratedError = { readonly status: string; readonly code?: string };

/** The name of a declared error, e.g. \`already-decided\`. */
export type ErrorName = keyof typeof errors;
`;
};

const placeholder = /\{(\w+)\}/g;

/** Replaces each placeholder of a template by what `valueFor` returns for its name, and formats the text between them. */
export const fillTemplate = (
  template: string,
  valueFor: (name: string) => string,
  formatText = (literal: string) => literal,
): string =>
  template
    .split(placeholder)
    // Splitting by a pattern with one group alternates between the text around the matches and the group.
    .map((part, index) => (index % 2 === 1 ? valueFor(part) : formatText(part)))
    .join('');

/** Escapes a string for the inside of a template literal. */
const literal = (value: string) => value.replaceAll(/[\\`]|\$\{/g, '\\$&');

/** Renders the function that creates the message of an error. @throws Error if the example has another message */
const renderMessage = (name: string, template: string, example: Example): string => {
  const values = example['x-message-values'] ?? {};
  const filled = fillTemplate(template, (value) => values[value] ?? `{${value}}`);
  const { message } = getError(example);
  if (message !== filled)
    throw new Error(`The message of ${name} is "${message}"; expected its filled x-message, "${filled}".`);
  const names = [...new Set([...template.matchAll(placeholder)].map(([, value = '']) => value))];
  const body = fillTemplate(template, (value) => `\${inlineValue(${value})}`, literal);
  return `  ${JSON.stringify(name)}: ({ ${names.join(', ')} }: Values<${names.map((value) => JSON.stringify(value)).join(' | ')}>) =>\n    \`${body}\`,`;
};

/**
 * `messages.ts`: one function for each error whose message contains values (`x-message`).
 *
 * @throws Error if the message of an example differs from its filled template
 */
export const renderMessages = (
  document: OpenApiDocument,
): string => `import { inlineValue } from './code/message-text.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The messages of errors that contain values, by the name of the error. Whatever the values contain, a message is one line. */
export const messages = {
${listExamples(document)
  .flatMap(([name, example]) => {
    const { 'x-message': template } = example;
    return template === undefined ? [] : renderMessage(name, template, example);
  })
  .join('\n')}
};
`;

/** The status, code and hint of an error, from its example. */
const errorShape = (document: OpenApiDocument, name: string): string => {
  const example = document.components.examples?.[name] as Example | undefined;
  if (!example) throw new Error(`The contract needs an example of the error ${name}.`);
  const { code, details } = getError(example);
  return json({ status: example['x-status'], code, hint: details?.hint });
};

/** `session.ts`: what a client needs to keep a session, apart from the table of errors, which a bundler would include as a whole. */
export const renderSession = (document: OpenApiDocument): string => `
/** The response to an expired access token. Its hint may be sent with another code. */
export const tokenExpired = ${errorShape(document, 'token-expired')} as const;

/** The response to a revoked token. */
export const tokenRevoked = ${errorShape(document, 'token-revoked')} as const;
`;
