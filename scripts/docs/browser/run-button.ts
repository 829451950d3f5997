/**
 * Makes a button run something, once at a time. Meanwhile it has another label, and it keeps the focus.
 *
 * @param label the label while it runs
 */
export const startRunButton = (button: HTMLButtonElement, label: string, run: () => Promise<void>): void => {
  const { textContent } = button;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    button.textContent = label;
    await run().finally(() => {
      button.ariaDisabled = null;
      button.textContent = textContent;
    });
  });
};
