/** Makes buttons copy the code next to them, or the file that they name. */
export const startCopyButtons = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const { textContent: label, dataset, parentElement } = button;
    const read = async () =>
      dataset.source === undefined
        ? (parentElement?.querySelector('code')?.textContent ?? '')
        : (await fetch(dataset.source)).text();
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(await read());
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not copied';
      }
      setTimeout(() => {
        button.textContent = label;
      }, 1500);
    });
    // Only pages from a secure origin have a clipboard.
    button.hidden = !isSecureContext;
  }
};
