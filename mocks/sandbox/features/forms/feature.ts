import { defineFeature } from '../feature.ts';
import { formsControl } from './control.ts';
import { forms as handlers } from './handlers.ts';
import { checkForms, exportForms, formRows, seedForms } from './seed.ts';
import { capabilityCalls, forms, submissions } from './table.ts';

/** Forms and their submissions. */
export const formsFeature = defineFeature({
  tables: [capabilityCalls, forms, submissions],
  handlers,
  control: formsControl,
  seed: { demo: seedForms, rows: formRows, check: checkForms, exportRecords: exportForms },
});
