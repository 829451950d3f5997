import { stringify } from 'yaml';
import { withoutExtensions } from './extensions.ts';
import { formatJson } from './paths.ts';

/**
 * The bundle in the forms that other tools read, by file name. Only `openapi.json` is committed: the others follow from it, and
 * would repeat each of its changes.
 */
export const documentForms = (bundle: object) => ({
  'openapi.json': formatJson(bundle),
  // Without `compat`, readers of YAML 1.1 such as PyYAML would read strings such as 2026-10-01 as dates.
  'openapi.yaml': stringify(bundle, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 }),
  'openapi-without-samples.json': formatJson(withoutExtensions(bundle, ['x-codeSamples'])),
});
