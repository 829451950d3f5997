import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What the user confirms before an action. */
export type Question = {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The label of the confirm button, which names the action: `Delete`. */
  readonly action: string;
  readonly isDangerous?: boolean;
};

/** The question that is open, and the function that receives whether the user confirmed. */
export const openQuestion = signal<
  (Question & { readonly respond: (confirmed: boolean) => void }) | undefined
>(undefined);

/** Opens a dialog in which the user confirms an action. @returns whether the user confirmed */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.value?.respond(false);
    openQuestion.value = { ...question, respond: resolve };
  });
