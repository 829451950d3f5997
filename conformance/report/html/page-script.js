// Renders what is opened, filters the clauses, follows links to what isn't rendered yet, and copies commands.
(() => {
  const { clauses, fragments } = JSON.parse(document.getElementById('data').textContent);
  const find = document.getElementById('find');
  const form = document.getElementById('filters');
  const countOutput = document.getElementById('shown');

  const fill = (details) => {
    const markup = fragments[details.id];
    if (markup === undefined || details.children.length > 1) return;
    details.insertAdjacentHTML('beforeend', markup);
  };

  // The element with an id. If it isn't part of the page yet, the fold that contains it is rendered first.
  const getElement = (id) => {
    const element = document.getElementById(id);
    if (element) return element;
    const owner = Object.keys(fragments).find((key) => fragments[key].includes(` id="${id}"`));
    if (owner === undefined) return null;
    fill(getElement(owner));
    return document.getElementById(id);
  };

  const reveal = (element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement.closest('details')) {
      fill(fold);
      fold.open = true;
    }
  };

  // The words of a clause and of all its folds. They are read from their markup, which is much faster than rendering it.
  const words = new Map();
  const getWords = ({ id }) => {
    if (!words.has(id)) {
      const markup = Object.keys(fragments)
        .filter((key) => key === id || key.startsWith(`${id}/`))
        .map((key) => fragments[key])
        .join(' ');
      const content = `${document.getElementById(id).textContent} ${markup.replace(/<[^>]*>/g, ' ')}`;
      words.set(id, content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).toLowerCase());
    }
    return words.get(id);
  };

  const getMatcher = () => {
    const data = new FormData(form);
    const statuses = new Set(data.getAll('status'));
    const [family, operation] = [data.get('family'), data.get('operation')];
    const searched = data.get('text').toLowerCase().split(/\s+/).filter(Boolean);
    const hasAllStatuses = statuses.size === form.querySelectorAll('[name=status]').length;
    if (hasAllStatuses && !family && !operation && searched.length === 0) return null;
    return (clause) =>
      statuses.has(clause.status) &&
      (!family || clause.family === family) &&
      (!operation || clause.operations.split(' ').includes(operation)) &&
      (searched.length === 0 || searched.every((word) => getWords(clause).includes(word)));
  };

  const apply = () => {
    const matches = getMatcher();
    let count = 0;
    for (const clause of clauses) {
      const element = matches ? getElement(clause.id) : document.getElementById(clause.id);
      const isVisible = matches === null || matches(clause);
      if (element) element.hidden = !isVisible;
      if (isVisible) count += 1;
    }
    const hasMatches = (element) => element.querySelector('.clause:not([hidden])') !== null;
    for (const group of document.querySelectorAll('.group:has(.clause)')) {
      group.hidden = matches !== null && !hasMatches(group);
      group.open = matches !== null && hasMatches(group);
    }
    for (const section of document.querySelectorAll('main section:has(.clause)')) {
      section.hidden = matches !== null && !hasMatches(section);
    }
    countOutput.textContent = `${count} of ${clauses.length} clauses`;
  };

  // A link is the id of an element, or the filters to set: family=agents&operation=createAgent.
  const follow = () => {
    const hash = location.hash.slice(1);
    // Unlike decodeURIComponent, it accepts an invalid percent-encoding.
    const parameters = new URLSearchParams(hash);
    if (hash.includes('=')) {
      form.reset();
      for (const [name, value] of parameters) {
        if (form.elements[name]) form.elements[name].value = value;
      }
      find.open = true;
      apply();
      find.scrollIntoView();
      countOutput.focus({ preventScroll: true });
      return;
    }
    const [target] = parameters.keys();
    const element = target === undefined ? null : getElement(target);
    if (!element) return;
    if (element.closest('[hidden]')) {
      form.reset();
      apply();
    }
    reveal(element);
    element.scrollIntoView();
    (element.querySelector(':scope > summary') ?? element).focus({ preventScroll: true });
  };

  const copy = async (button) => {
    const block = button.previousElementSibling;
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

  // Nothing can be opened on paper: the findings of all failures are printed.
  let opened = [];
  addEventListener('beforeprint', () => {
    const failures = document.getElementById('failures')?.parentElement;
    const getNext = () => failures?.querySelector('details:not([open])');
    for (let details = getNext(); details; details = getNext()) {
      fill(details);
      details.open = true;
      opened.push(details);
    }
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });

  // `toggle` doesn't bubble.
  document.addEventListener('toggle', ({ target }) => target.open && fill(target), true);
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button.copy');
    if (button) copy(button);
    // A link to the current address changes nothing, but leads there again.
    const link = target.closest('a[href^="#"]');
    if (link?.hash === location.hash) follow();
  });
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields have their first values only after this event.
  form.addEventListener('reset', () => setTimeout(apply));
  addEventListener('hashchange', follow);
  find.hidden = false;
  apply();
  follow();
})();
