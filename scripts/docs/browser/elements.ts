import type { Html } from '../../../conformance/report/html/escape.ts';

/** Returns the element that a template of the site renders. @throws Error if there is none */
export const find = <E extends HTMLElement>(selector: string, within: ParentNode = document): E => {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`Expected ${selector} on the page.`);
  return element;
};

/** Adds markup at the end of an element. @returns the last element of it */
export const append = (place: Element, { html }: Html): HTMLElement => {
  place.insertAdjacentHTML('beforeend', html);
  return place.lastElementChild as HTMLElement;
};
