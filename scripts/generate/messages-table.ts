import { fillTemplate, listPlaceholders } from '../../openapi/lint/message-template.ts';
import { notice } from './notice.ts';
import type { Example, OpenApiDocument } from './openapi-document.ts';

/** Escapes a string for the inside of a template literal. */
const literal = (value: string) => value.replaceAll(/[\\`]|\$\{/g, '\\$&');

/** `messages.ts`: one function for each error whose message contains values (`x-message`). */
export const renderMessages = (document: OpenApiDocument): string => {
  const examples = Object.entries(document.components.examples ?? {}) as [string, Example][];
  const functions = examples.flatMap(([name, { 'x-message': template }]) => {
    if (template === undefined) return [];
    const names = listPlaceholders(template);
    const body = fillTemplate(template, (value) => `\${inlineValue(${value})}`, literal);
    return `  ${JSON.stringify(name)}: ({ ${names.join(', ')} }: Values<${names.map((value) => JSON.stringify(value)).join(' | ')}>) =>\n    \`${body}\`,`;
  });
  return `${notice}import { inlineValue } from './message-text.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The messages of errors that contain values, by the name of the error. Whatever the values contain, a message is one line. */
export const messages = {
${functions.join('\n')}
};
`;
};
