/** Returns the element that a template of the site renders. @throws Error if there is none */
export const find = <E extends HTMLElement>(selector: string, within: ParentNode = document): E => {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`Expected ${selector} on the page.`);
  return element;
};

/** Creates an element. Strings among its content are text. */
export const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
};
