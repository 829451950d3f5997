import { readSetting, storeSetting } from './settings.ts';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const setAttributes = (element: Element, attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
};

/** Makes a list of links to alternatives into tabs (WAI-ARIA APG), and shows one of them. */
const startTabList = (box: HTMLElement): void => {
  const list = box.querySelector(':scope > .tab-list');
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab')];
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const { kind } = box.dataset;

  const show = (at: number): void => {
    for (const [index, panel] of panels.entries()) panel.classList.toggle('current', index === at);
    for (const [index, link] of links.entries()) {
      link.ariaSelected = String(index === at);
      link.tabIndex = index === at ? 0 : -1;
    }
  };
  const choose = (at: number): void => {
    show(at);
    if (kind !== undefined) storeSetting(kind, panels[at]?.id);
  };

  list?.setAttribute('role', 'tablist');
  for (const item of list?.children ?? []) item.setAttribute('role', 'none');
  for (const [at, link] of links.entries()) {
    const panel = panels[at] as HTMLElement;
    setAttributes(link, { id: `tab-${panel.id}`, role: 'tab', 'aria-controls': panel.id });
    setAttributes(panel, { role: 'tabpanel', 'aria-labelledby': link.id });
    panel.removeAttribute('aria-label');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(at);
    });
    link.addEventListener('keydown', (event) => {
      const next = steps[event.key]?.(at, links.length - 1);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      links[next]?.focus();
    });
  }
  const chosen = kind === undefined ? undefined : readSetting(kind);
  show(
    Math.max(
      0,
      panels.findIndex(({ id }) => id === chosen),
    ),
  );
  box.addEventListener('show-tab', ({ target }) => {
    const at = panels.findIndex((panel) => panel.contains(target as Node));
    if (at >= 0) show(at);
  });
};

/** Makes all lists of alternatives into tabs. */
export const startTabs = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('.tabs')) startTabList(box);
};
