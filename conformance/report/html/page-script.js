// Renders the findings that are opened, filters the clauses, follows links to them, and copies commands.
(() => {
  const form = document.getElementById('filters');
  const countOutput = document.getElementById('shown');

  /** Opens an element, and renders what isn't rendered yet (`deferred` in escape.ts). */
  const open = (details) => {
    const content = details.querySelector(':scope > script');
    if (content) content.outerHTML = content.textContent;
    details.open = true;
  };

  /** The words of a clause and its findings, also while they aren't rendered. */
  const getWords = (clause) => clause.outerHTML.replace(/<[^>]*>/g, ' ').toLowerCase();

  const getMatcher = () => {
    const data = new FormData(form);
    const statuses = new Set(data.getAll('status'));
    const [family, operation] = [data.get('family'), data.get('operation')];
    const searched = data.get('text').toLowerCase().split(/\s+/).filter(Boolean);
    const hasAllStatuses = statuses.size === form.querySelectorAll('[name=status]').length;
    if (hasAllStatuses && !family && !operation && searched.length === 0) return null;
    return (clause) =>
      statuses.has(clause.dataset.status) &&
      (!family || clause.dataset.family === family) &&
      (!operation || clause.dataset.operations.split(' ').includes(operation)) &&
      searched.every((word) => getWords(clause).includes(word));
  };

  const apply = () => {
    const matches = getMatcher();
    const clauses = [...document.querySelectorAll('.clause')];
    for (const clause of clauses) clause.hidden = matches !== null && !matches(clause);
    for (const element of document.querySelectorAll('main :is(.group, section):has(.clause)')) {
      const hasMatches = matches !== null && element.querySelector('.clause:not([hidden])') !== null;
      element.hidden = matches !== null && !hasMatches;
      if (element.matches('.group')) element.open = hasMatches;
    }
    const total = form.dataset.count;
    const count = matches ? clauses.filter(({ hidden }) => !hidden).length : total;
    countOutput.textContent = `${count} of ${total} clauses`;
  };

  // A link is the id of an element, or the filters to set: family=agents&operation=createAgent.
  const follow = () => {
    const hash = location.hash.slice(1);
    // Unlike decodeURIComponent, it accepts an invalid percent-encoding.
    const parameters = new URLSearchParams(hash);
    if (hash.includes('=')) {
      form.reset();
      for (const name of ['text', 'family', 'operation'])
        form.elements[name].value = parameters.get(name) ?? '';
      const statuses = parameters.getAll('status');
      for (const box of statuses.length > 0 ? form.querySelectorAll('[name=status]') : [])
        box.checked = statuses.includes(box.value);
      apply();
      form.scrollIntoView();
      countOutput.focus({ preventScroll: true });
      return;
    }
    const [id = ''] = parameters.keys();
    if (id === '') return;
    const element = document.getElementById(id);
    if (!element) return;
    if (element.closest('[hidden]')) {
      form.reset();
      apply();
    }
    for (let fold = element.closest('details'); fold; fold = fold.parentElement.closest('details'))
      open(fold);
    element.scrollIntoView();
    (element.querySelector(':scope > summary') ?? element).focus({ preventScroll: true });
  };

  const copy = async (button) => {
    const block = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(block.textContent);
      button.textContent = 'Copied';
    } catch {
      // If the clipboard is not available, select the text instead.
      getSelection().selectAllChildren(block);
      button.textContent = 'Selected';
    }
  };

  // Nothing can be opened on paper: the findings of all failures are printed.
  const opened = [];
  addEventListener('beforeprint', () => {
    const failures = document.getElementById('failures')?.parentElement;
    const getNext = () => failures?.querySelector('details:not([open])');
    for (let details = getNext(); details; details = getNext()) {
      open(details);
      opened.push(details);
    }
  });
  addEventListener('afterprint', () => {
    for (const details of opened.splice(0)) details.open = false;
  });

  // `toggle` doesn't bubble.
  document.addEventListener('toggle', ({ target }) => target.open && open(target), true);
  document.addEventListener('click', ({ target }) => {
    if (target.matches('button.copy')) copy(target);
    // A link to the current address changes nothing, but leads there again.
    if (target.closest('a[href^="#"]')?.hash === location.hash) follow();
  });
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields have their first values only after this event.
  form.addEventListener('reset', () => setTimeout(apply));
  addEventListener('hashchange', follow);
  form.hidden = false;
  apply();
  follow();
})();
