// Filters, copy buttons and links to collapsed clauses. The page is complete without this script.
(() => {
  const form = document.getElementById('filters');
  const countOutput = document.getElementById('shown');
  const expand = document.getElementById('expand');
  const clauses = [...document.querySelectorAll('details.clause')].map((element) => ({
    element,
    status: element.dataset.status,
    family: element.parentElement.dataset.family,
    text: element.textContent.toLowerCase(),
  }));

  const apply = () => {
    const data = new FormData(form);
    const statuses = new Set(data.getAll('status'));
    const family = data.get('family');
    const words = data.get('text').toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const clause of clauses) {
      const visible =
        statuses.has(clause.status) &&
        (family === '' || clause.family === family) &&
        words.every((word) => clause.text.includes(word));
      clause.element.hidden = !visible;
      if (visible) count += 1;
    }
    for (const section of document.querySelectorAll('section.family')) {
      section.hidden = !section.querySelector('details.clause:not([hidden])');
    }
    countOutput.textContent = `${count} of ${clauses.length} clauses shown`;
  };

  // A link to a clause or a family shows it, even if the filters hide it.
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest('[hidden]')) {
      form.reset();
      apply();
    }
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  };

  const copy = async (button, block) => {
    try {
      await navigator.clipboard.writeText(block.textContent);
    } catch {
      // If the clipboard is not available, select the text instead.
      getSelection().selectAllChildren(block);
      if (!document.execCommand('copy')) {
        button.textContent = 'Selected';
        return;
      }
    }
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  };

  for (const block of document.querySelectorAll('.curl')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', () => copy(button, block.querySelector('code')));
    block.append(button);
  }

  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => queueMicrotask(apply));
  expand.addEventListener('click', () => {
    const open = expand.textContent === 'Expand all';
    for (const { element } of clauses) if (!element.hidden) element.open = open;
    expand.textContent = open ? 'Collapse all' : 'Expand all';
  });

  // Nothing can be expanded on paper: all findings are printed, even if they are collapsed on the screen.
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = clauses
      .map(({ element }) => element)
      .filter((element) => !element.open && element.querySelector('.finding'));
    for (const element of folded) element.open = true;
  });
  addEventListener('afterprint', () => {
    for (const element of folded) element.open = false;
  });
  addEventListener('hashchange', follow);
  apply();
  follow();
})();
