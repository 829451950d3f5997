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
