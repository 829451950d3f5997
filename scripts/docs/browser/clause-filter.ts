import { decodeSegment } from '../../../generated/code/decode-segment.ts';

/** Leads from an address in the list of clauses to the page of the clause: all clauses once were on the page of the list. */
const followTarget = (): void => {
  const target = document.getElementById(decodeSegment(location.hash.slice(1)));
  const link = target?.matches('li.clause') && target.querySelector('a');
  if (link) location.replace(link.href);
};

/** Filters the list of clauses by search string, family and level. */
export const startClauseFilter = (): void => {
  const form = document.querySelector<HTMLFormElement>('form.clause-filter');
  if (!form) return;
  const text = form.elements.namedItem('text') as HTMLInputElement;
  const family = form.elements.namedItem('family') as HTMLSelectElement;
  const levels = [...form.querySelectorAll<HTMLInputElement>('input[name=level]')];
  const count = form.querySelector('output');
  const clauses = [...document.querySelectorAll<HTMLElement>('li.clause')].map((element) => ({
    element,
    words: (element.textContent ?? '').toLowerCase(),
  }));
  const families = [...document.querySelectorAll<HTMLElement>('section.family')];

  const apply = () => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = levels.filter(({ checked }) => checked).map(({ value }) => value);
    let visibleCount = 0;
    for (const clause of clauses) {
      const { dataset } = clause.element;
      const fits =
        (family.value === '' || dataset.family === family.value) &&
        chosen.includes(dataset.level ?? '') &&
        words.every((word) => clause.words.includes(word));
      clause.element.hidden = !fits;
      if (fits) visibleCount += 1;
    }
    for (const section of families) section.hidden = !section.querySelector('li.clause:not([hidden])');
    if (count) count.value = `${visibleCount} of ${clauses.length} clauses`;
  };

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  form.hidden = false;
  addEventListener('hashchange', followTarget);
  followTarget();
  apply();
};
