import { notice } from './notice.ts';
import { type Example, listExamples, type OpenApiDocument } from './openapi-document.ts';

const placeholder = /\{(\w+)\}/g;

/** The names in a message template: `No plan has the id {plan}.` → `['plan']`. */
const listPlaceholders = (template: string): string[] => [
  ...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

/**
 * Replaces each placeholder of a template with what `valueFor` returns for its name, and formats the text between with
 * `formatText`.
 */
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

/** Expects that the message of an example is its template, filled with `x-message-values`. */
const checkMessage = (name: string, example: Example, template: string): void => {
  const { 'x-message-values': values = {}, value } = example;
  const filled = fillTemplate(template, (placeholder) => values[placeholder] ?? `{${placeholder}}`);
  const { message } = (value as { error: { message: string } }).error;
  if (message !== filled)
    throw new Error(`The message of ${name} is "${message}"; expected its filled x-message, "${filled}".`);
};

/**
 * `messages.ts`: one function for each error whose message contains values (`x-message`).
 *
 * @throws Error if the message of an example differs from its filled template
 */
export const renderMessages = (document: OpenApiDocument): string => {
  const functions = listExamples(document).flatMap(([name, example]) => {
    const { 'x-message': template } = example;
    if (template === undefined) return [];
    checkMessage(name, example, template);
    const names = listPlaceholders(template);
    const body = fillTemplate(template, (value) => `\${inlineValue(${value})}`, literal);
    return `  ${JSON.stringify(name)}: ({ ${names.join(', ')} }: Values<${names.map((value) => JSON.stringify(value)).join(' | ')}>) =>\n    \`${body}\`,`;
  });
  return `${notice}import { inlineValue } from './code/message-text.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The messages of errors that contain values, by the name of the error. Whatever the values contain, a message is one line. */
export const messages = {
${functions.join('\n')}
};
`;
};
