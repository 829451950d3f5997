import { asNode, isNode, lookUp, type Node, parsePointer } from '../document.ts';
import type { Rule } from '../rule.ts';

/** Keys whose string value refers to a component. */
const pointers = ['$ref', 'x-item-schema'];
/** Security schemes are referred to by name, not with `$ref`. */
const exempt = ['securitySchemes'];
/** Errors may be unused, since some belong to resources that the contract doesn't describe. */
const isError = (component: unknown): boolean => asNode(component)['x-status'] !== undefined;

const reach = (document: Node, node: unknown, visited: Set<string>): void => {
  if (Array.isArray(node)) for (const item of node) reach(document, item, visited);
  if (!isNode(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (!pointers.includes(key) || typeof child !== 'string') reach(document, child, visited);
    else if (!visited.has(child)) {
      visited.add(child);
      reach(document, lookUp(document, child), visited);
    }
  }
};

/** The root document refers to every file, so Redocly considers each one used. */
export const usedComponents: Rule = {
  description: 'Every component is used by an operation or a webhook, directly or through others.',
  *check(document) {
    const visited = new Set<string>();
    reach(document, document.paths, visited);
    reach(document, document.webhooks, visited);
    const used = new Set([...visited].map((pointer) => parsePointer(pointer).slice(0, 3).join('/')));
    for (const [kind, components] of Object.entries(asNode(document.components))) {
      if (exempt.includes(kind)) continue;
      for (const [name, component] of Object.entries(asNode(components))) {
        if (used.has(`components/${kind}/${name}`) || isError(component)) continue;
        yield { message: `Nothing uses the component ${kind}/${name}.`, at: ['components', kind, name] };
      }
    }
  },
};
