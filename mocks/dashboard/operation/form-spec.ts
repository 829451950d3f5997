import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Narrowed } from './body-fields.ts';
import type { JsonObject } from './body-values.ts';
import type { OperationRequest } from './operation-request.ts';

/** The form of an operation. Its inputs come from the contract's schema of the body. */
export type OperationFormSpec = {
  readonly title: string;
  /** The label of the submit button, which names the action: `Create`. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What the request does, if the title doesn't say it. */
  readonly text?: ComponentChildren;
  /** The message after the request succeeded. */
  readonly done: string;
  readonly request: OperationRequest;
  /** The members of the body that the view determines. They have no input. */
  readonly fixed?: JsonObject;
  /** Members of the body that have no input and keep their values. */
  readonly omitted?: readonly string[];
  /** The first values of the inputs. */
  readonly initial?: JsonObject;
  /** Reads the document that a JSON Patch changes. Its ETag becomes the If-Match. */
  readonly edits?: OperationRequest;
  readonly narrowed?: Narrowed;
};

/** The form that is open. */
export const openedForm = signal<OperationFormSpec | undefined>(undefined);

/** Opens the form of an operation. */
export const openForm = (spec: OperationFormSpec): void => {
  openedForm.value = spec;
};

/** Closes the form that is open. */
export const closeForm = (): void => {
  openedForm.value = undefined;
};
