import { find } from './elements.ts';

/** Filters the items of a page by its form: by words, and by choices, each compared with the data attribute of its name. */
export const startFilter = (): void => {
  const form = document.querySelector<HTMLFormElement>('form.filter');
  if (!form) return;
  const { items: selector = '', noun = '' } = form.dataset;
  const count = find<HTMLOutputElement>('output', form);
  const items = [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    text: (element.textContent ?? '').toLowerCase(),
  }));
  const sections = [...document.querySelectorAll<HTMLElement>('section.family')];
  const choices = [...form.querySelectorAll('select')];

  const apply = () => {
    const words = String(new FormData(form).get('text')).toLowerCase().split(/\s+/).filter(Boolean);
    for (const { element, text } of items) {
      const isChosen = ({ name, value }: HTMLSelectElement) =>
        value === '' || element.dataset[name]?.split(' ').includes(value);
      element.hidden = !(words.every((word) => text.includes(word)) && choices.every(isChosen));
    }
    for (const section of sections) section.hidden = !section.querySelector(`${selector}:not([hidden])`);
    count.value = `${items.filter(({ element }) => !element.hidden).length} of ${items.length} ${noun}`;
  };

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  form.hidden = false;
  apply();
};
