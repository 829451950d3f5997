import { operations } from '@workspace-api/contract';
import { changePages } from '../../wrappers/change-pages.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const purpose = (text: string, change: (value: string) => string): Mutant => ({
  clause: 'secrets.purpose-visible',
  text,
  wrap: changePages((page, request) =>
    findOperation(request)?.id === operations.listSecrets.id
      ? {
          ...page,
          records: (page.records as Json[]).map((record) =>
            typeof record.purpose === 'string' ? { ...record, purpose: change(record.purpose) } : record,
          ),
        }
      : page,
  ),
});

/** Purposes whose letters change, in every encoding. */
export const purposes: Record<string, Mutant> = {
  'purpose-beyond-the-basic-plane-lost': purpose(
    'Characters outside the Basic Multilingual Plane become question marks in the purpose of a secret.',
    (value) => value.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ),
  'purpose-decoded-as-latin-1': purpose('The purpose of a secret is decoded as ISO 8859-1.', (value) =>
    Buffer.from(value, 'utf8').toString('latin1'),
  ),
  'purpose-with-entities': purpose('The purpose of a secret is escaped as HTML.', (value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  ),
};
