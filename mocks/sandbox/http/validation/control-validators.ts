import { loadDocument } from '#host/documents.ts';
import type { FieldErrors } from '../../core/field-errors.ts';
import { type FieldSchema, suggestFields } from '../../core/suggest-fields.ts';
import type { Validators } from './validators.ts';

type Document = { readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> } };

const load = async () => {
  const [{ header, path, query, schemas }, document] = await Promise.all([
    import('@workspace-api/contract/sandbox/validators'),
    loadDocument('sandbox/openapi.json'),
  ]);
  const { components } = document as Document;
  return {
    header,
    path,
    query,
    schemas,
    isClosed: true,
    suggestFields: (name: string, errors: FieldErrors) => suggestFields(components.schemas, name, errors),
  } satisfies Validators;
};

let loading: ReturnType<typeof load> | undefined;

/** Returns the validators of the control plane. They are loaded on first use, because a page needs a third less code without them. */
export const loadControlValidators = async () => {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    // A page can be offline for a while.
    loading = undefined;
    throw error;
  }
};
