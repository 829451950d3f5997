import { readSetting, storeSetting } from './settings.ts';

/** Makes a list of links to alternatives into tabs (WAI-ARIA APG), and shows one of them. */
const startTabList = (box: HTMLElement): void => {
  const list = box.querySelector(':scope > .tab-list');
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab')];
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const { kind } = box.dataset;

  const show = (current: number): void => {
    for (const [at, panel] of panels.entries()) panel.classList.toggle('current', at === current);
    for (const [at, link] of links.entries()) {
      link.ariaSelected = String(at === current);
      link.tabIndex = at === current ? 0 : -1;
    }
  };
  const choose = (at: number): void => {
    show(at);
    if (kind !== undefined) storeSetting(kind, panels[at]?.id);
  };

  list?.setAttribute('role', 'tablist');
  for (const item of list?.children ?? []) item.role = 'none';
  for (const [at, link] of links.entries()) {
    const panel = panels[at] as HTMLElement;
    Object.assign(link, { id: `tab-${panel.id}`, role: 'tab' });
    link.setAttribute('aria-controls', panel.id);
    Object.assign(panel, { role: 'tabpanel', ariaLabel: null });
    panel.setAttribute('aria-labelledby', link.id);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(at);
    });
    const stops: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    link.addEventListener('keydown', (event) => {
      const stop = stops[event.key];
      if (stop === undefined) return;
      event.preventDefault();
      const next = (stop + links.length) % links.length;
      choose(next);
      links[next]?.focus();
    });
  }
  const chosen = kind === undefined ? undefined : readSetting(kind);
  const stored = panels.findIndex(({ id }) => id === chosen);
  show(Math.max(0, stored));
  box.addEventListener('show-tab', ({ target }) => {
    const at = panels.findIndex((panel) => panel.contains(target as Node));
    if (at >= 0) show(at);
  });
};

/** Makes all lists of alternatives into tabs. */
export const startTabs = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('.tabs')) startTabList(box);
};
