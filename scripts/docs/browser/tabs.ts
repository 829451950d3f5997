const storageKey = (kind: string): string => `docs.${kind}`;

const readChoice = (kind: string | undefined): string | null => {
  try {
    return kind === undefined ? null : localStorage.getItem(storageKey(kind));
  } catch {
    return null;
  }
};

const storeChoice = (kind: string, choice: string): void => {
  try {
    localStorage.setItem(storageKey(kind), choice);
  } catch {
    // The choice applies to this page only.
  }
};

/** Makes a list of links to alternatives into tabs (WAI-ARIA APG), and shows one of them. */
const startTabList = (box: HTMLElement): void => {
  const list = box.querySelector<HTMLElement>(':scope > .tab-list');
  const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab')];
  if (!list) return;
  const links = [...list.querySelectorAll('a')];
  const { kind } = box.dataset;

  const show = (at: number): void => {
    for (const [index, panel] of panels.entries()) panel.classList.toggle('current', index === at);
    for (const [index, link] of links.entries()) {
      link.setAttribute('aria-selected', String(index === at));
      link.tabIndex = index === at ? 0 : -1;
    }
  };
  const choose = (at: number): void => {
    show(at);
    const id = panels[at]?.id;
    if (kind !== undefined && id !== undefined) storeChoice(kind, id);
  };

  list.setAttribute('role', 'tablist');
  for (const item of list.children) item.setAttribute('role', 'none');
  for (const [at, link] of links.entries()) {
    const panel = panels[at];
    if (!panel) continue;
    link.id = `tab-${panel.id}`;
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.removeAttribute('aria-label');
    panel.setAttribute('aria-labelledby', link.id);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(at);
    });
    link.addEventListener('keydown', (event) => {
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: links.length - 1,
      };
      const next = steps[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const index = (next + links.length) % links.length;
      choose(index);
      links[index]?.focus();
    });
  }
  const chosen = readChoice(kind);
  show(
    Math.max(
      0,
      panels.findIndex(({ id }) => id === chosen),
    ),
  );
  box.addEventListener('show-tab', ({ target }) => {
    const at = panels.findIndex((panel) => target instanceof Node && panel.contains(target));
    if (at >= 0) show(at);
  });
};

/** Makes all lists of alternatives into tabs. */
export const startTabs = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('.tabs')) startTabList(box);
};
