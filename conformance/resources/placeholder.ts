import type { Resource } from './find-resource.ts';

/** A well-formed id of its kind that no record has. */
export const createPlaceholder = ({ idPrefix }: Pick<Resource, 'idPrefix'>): string =>
  idPrefix ? `${idPrefix}${'0'.repeat(26)}` : 'gate_no_such_record';
