/** Copies with a selection, for pages without a clipboard, such as pages from disk in some browsers. */
const copySelected = (code: Element): void => {
  const selection = getSelection();
  selection?.selectAllChildren(code);
  document.execCommand('copy');
  selection?.removeAllRanges();
};

/** Makes each button next to a code block copy the code. */
export const startCopyButtons = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const code = button.parentElement?.querySelector('code');
    if (!code) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? '');
      } catch {
        copySelected(code);
      }
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
  }
};

/** Makes a button copy the Markdown form of the page. A page from disk can't read it, so there the link remains. */
export const startCopyPage = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button.copy-page');
  if (!button || !location.protocol.startsWith('http')) return;
  const { textContent: label } = button;
  const show = (message: string) => {
    button.textContent = message;
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  };
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      const response = await fetch(button.dataset.source ?? '');
      if (!response.ok) throw new Error(`${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      show('Copied');
    } catch {
      show('Not copied: use the link');
    }
  });
};
