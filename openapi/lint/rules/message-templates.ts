import { asNode, members } from '../document.ts';
import { fillTemplate, listPlaceholders } from '../message-template.ts';
import type { Finding, Rule } from '../rule.ts';

/** The generated functions of `messages` fill the template, so the example has to be one of their messages. */
export const messageTemplates: Rule = {
  description: 'The message of an error example is its x-message filled with its x-message-values.',
  *check(document): Iterable<Finding> {
    const examples = members(document, asNode(document.components).examples, ['components', 'examples']);
    for (const { key, node, at } of examples) {
      const template = node['x-message'];
      if (template === undefined && node['x-message-values'] === undefined) continue;
      if (typeof template !== 'string' || listPlaceholders(template).length === 0) {
        yield { message: `The x-message of ${key} has no placeholder, such as {name}.`, at };
        continue;
      }
      const values = asNode(node['x-message-values']);
      const names = listPlaceholders(template);
      const valueNames = Object.keys(values);
      if (names.toSorted().join() !== valueNames.toSorted().join()) {
        const message = `The x-message of ${key} has the placeholders ${names.join(', ')}; x-message-values has ${valueNames.join(', ') || 'none'}.`;
        yield { message, at: [...at, 'x-message-values'] };
        continue;
      }
      const filled = fillTemplate(template, (name) => String(values[name]));
      const actualMessage = asNode(asNode(node.value).error).message;
      if (filled !== actualMessage) {
        const message = `The message of ${key} is "${actualMessage}"; expected its filled x-message, "${filled}".`;
        yield { message, at: [...at, 'value', 'error', 'message'] };
      }
    }
  },
};
