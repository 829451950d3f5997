import { loadDocument } from '#host/documents.ts';
import type { FieldErrors } from '../../core/field-errors.ts';
import { type FieldSchema, suggestFields } from './suggest-fields.ts';
import type { Validators } from './validators.ts';

type Document = { readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> } };

const load = async () => {
  const [{ header, path, query, schemas }, document] = await Promise.all([
    import('@workspace-api/contract/sandbox/validators'),
    loadDocument('sandbox/openapi.json'),
  ]);
  const { components } = document as Document;
  const { properties = {} } = components.schemas.SeedRecords ?? {};
  const validators = {
    header,
    path,
    query,
    schemas,
    isClosed: true,
    suggestFields: (name: string, errors: FieldErrors) => suggestFields(components.schemas, name, errors),
    /** The schema of the records in a seed's list. */
    getRecordSchema: (list: string) => {
      const { $ref = '', items } = properties[list] ?? {};
      return (items?.$ref ?? $ref).replace(/^.*\//, '');
    },
    getMembers: (name: string): ReadonlySet<string> =>
      new Set(Object.keys(components.schemas[name]?.properties ?? {})),
  };
  return validators satisfies Validators;
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
