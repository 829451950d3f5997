import { type ClauseId, decodeSegment, keyPrefixes, type OperationId } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { type KeyedWrite, sloppyCache } from './sloppy-cache.ts';

/** A cache that doesn't find a response by token, key, method and path. */
const byPlace = (clause: ClauseId, text: string, place: (write: KeyedWrite) => string[]): Mutant => ({
  clause,
  text,
  wrap: sloppyCache({ place }),
});

/** A cache that reads only part of the key of some writes, or changes it first. */
const byKey = (
  clause: ClauseId,
  text: string,
  change: (key: string) => string,
  isAffected: (write: KeyedWrite) => boolean = () => true,
): Mutant =>
  byPlace(clause, text, (write) => [
    write.token,
    isAffected(write) ? change(write.key) : write.key,
    write.method,
    write.path,
  ]);

const lower = (key: string): string => key.toLowerCase();
const trimPunctuation = (key: string): string => key.replace(/^\W+|[\W_]+$/g, '');
const cut = (key: string): string => key.slice(0, 128);
const is =
  (...ids: OperationId[]) =>
  ({ operation }: KeyedWrite): boolean =>
    operation !== undefined && ids.includes(operation);
const by =
  (name: string) =>
  ({ method }: KeyedWrite): boolean =>
    method === name;

const letterCase = 'idempotency.key-case-sensitive';
const comparedWhole = 'idempotency.key-compared-whole';
const longest = 'idempotency.key-of-255-accepted';
const route = 'idempotency.key-bound-to-route';
const token = 'idempotency.key-bound-to-token';

const isUuid = (key: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

export const keysTakenForEqual: Record<string, Mutant> = {
  'idempotency-key-cut-at-64': byKey(longest, 'Idempotency keys are truncated to 64 characters.', (key) =>
    key.slice(0, 64),
  ),
  'idempotency-key-cut-at-128': byKey(longest, 'Idempotency keys are truncated to 128 characters.', (key) =>
    key.slice(0, 128),
  ),
  'idempotency-key-cut-at-254': byKey(longest, 'Idempotency keys are truncated to 254 characters.', (key) =>
    key.slice(0, 254),
  ),
  'idempotency-key-cut-at-60': byKey(
    comparedWhole,
    'Only the first 60 characters of an idempotency key are compared.',
    (key) => key.slice(0, 60),
  ),
  'idempotency-key-trimmed': byKey(
    comparedWhole,
    'Leading and trailing punctuation of an idempotency key is removed.',
    (key) => key.replace(/^\W+|\W+$/g, ''),
  ),
  'idempotency-key-without-dashes': byKey(comparedWhole, 'Dashes in an idempotency key are ignored.', (key) =>
    key.replaceAll('-', ''),
  ),
  'idempotency-key-as-identifier': byKey(
    comparedWhole,
    'Punctuation in an idempotency key becomes underscores.',
    (key) => key.replaceAll(/[^\da-z]/gi, '_'),
  ),
  'idempotency-key-as-number': byKey(
    comparedWhole,
    'Idempotency keys that look like numbers are parsed as numbers.',
    (key) => (Number.isNaN(Number(key)) ? key : String(Number(key))),
  ),
  'idempotency-key-decoded': byKey(comparedWhole, 'Idempotency keys are percent-decoded.', (key) =>
    key.replaceAll(/%[\da-f]{2}/gi, decodeSegment),
  ),
  'idempotency-key-up-to-comma': byKey(
    comparedWhole,
    'Only the part of an idempotency key before its first comma is used.',
    (key) => key.split(',')[0] ?? '',
  ),
  'idempotency-key-without-braces': byKey(
    comparedWhole,
    'Braces around a UUID are removed from an idempotency key.',
    (key) => key.replaceAll(/[{}]/g, ''),
  ),
  'idempotency-uuid-case-folded': byKey(
    letterCase,
    'Idempotency keys that are UUIDs are compared case-insensitively.',
    (key) => (isUuid(key) ? key.toLowerCase() : key),
  ),
  'idempotency-key-end-case-folded': byKey(
    letterCase,
    'The last ten characters of an idempotency key are compared case-insensitively.',
    (key) => key.slice(0, -10) + key.slice(-10).toLowerCase(),
  ),
  'idempotency-key-of-put-case-folded': byKey(
    letterCase,
    'PUT requests compare idempotency keys case-insensitively.',
    lower,
    by('PUT'),
  ),
  'idempotency-key-of-patch-case-folded': byKey(
    letterCase,
    'PATCH requests compare idempotency keys case-insensitively.',
    lower,
    by('PATCH'),
  ),
  'idempotency-key-of-delete-case-folded': byKey(
    letterCase,
    'DELETE requests compare idempotency keys case-insensitively.',
    lower,
    by('DELETE'),
  ),
  'idempotency-key-of-rotation-case-folded': byKey(
    letterCase,
    'Rotating a secret compares idempotency keys case-insensitively.',
    lower,
    is('rotateSecret'),
  ),
  'idempotency-key-of-decisions-case-folded': byKey(
    letterCase,
    'Approving and denying compare idempotency keys case-insensitively.',
    lower,
    is('approveApproval', 'denyApproval'),
  ),
  'idempotency-key-of-theme-case-folded': byKey(
    letterCase,
    'Publishing the theme compares idempotency keys case-insensitively.',
    lower,
    is('publishTheme'),
  ),
  'idempotency-key-of-put-trimmed': byKey(
    comparedWhole,
    'PUT requests remove leading and trailing punctuation of an idempotency key.',
    trimPunctuation,
    by('PUT'),
  ),
  'idempotency-key-of-billing-trimmed': byKey(
    comparedWhole,
    'Changing the plan or the payment method removes leading and trailing punctuation of an idempotency key.',
    trimPunctuation,
    is('changePlan', 'setPaymentMethod'),
  ),
  'idempotency-key-of-put-cut-off': byKey(
    comparedWhole,
    'PUT requests use only the first 128 characters of an idempotency key.',
    cut,
    by('PUT'),
  ),
  'idempotency-key-of-patch-cut-off': byKey(
    comparedWhole,
    'PATCH requests use only the first 128 characters of an idempotency key.',
    cut,
    by('PATCH'),
  ),
  'idempotency-key-of-delete-cut-off': byKey(
    comparedWhole,
    'DELETE requests use only the first 128 characters of an idempotency key.',
    cut,
    by('DELETE'),
  ),
  'idempotency-key-of-agents-cut-off': byKey(
    comparedWhole,
    'Activating and deactivating agents use only the first 128 characters of an idempotency key.',
    cut,
    is('activateAgent', 'deactivateAgent'),
  ),
  'idempotency-key-by-mode': byPlace(
    token,
    'All tokens of a mode share one idempotency cache.',
    ({ token: secret, key, method, path }) => [
      secret.slice(0, `Bearer ${keyPrefixes.test}`.length),
      key,
      method,
      path,
    ],
  ),
  'idempotency-key-without-route': byPlace(
    route,
    'An idempotency key applies to all routes.',
    ({ token: secret, key }) => [secret, key],
  ),
  'idempotency-key-without-method': byPlace(
    route,
    'An idempotency key applies to all methods of a path.',
    ({ token: secret, key, path }) => [secret, key, path],
  ),
  'idempotency-key-without-path': byPlace(
    route,
    'An idempotency key applies to all paths with the same method.',
    ({ token: secret, key, method }) => [secret, key, method],
  ),
  'idempotency-key-by-record': byPlace(
    route,
    'An idempotency key applies to all actions on a record.',
    ({ token: secret, key, method, path }) => [
      secret,
      key,
      method,
      path.replace(/\/(activate|deactivate|approve|deny|rotate)$/, ''),
    ],
  ),
};
