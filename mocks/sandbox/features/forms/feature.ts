import { defineFeature } from '../feature.ts';
import { formHandlers as handlers } from './handlers.ts';
import { formRecords } from './records.ts';
import { capabilityCalls, forms, submissions } from './resource.ts';
import { checkForms } from './seed.ts';

/** Forms and their submissions. */
export const formsFeature = defineFeature({
  resources: [forms, submissions],
  tables: [capabilityCalls],
  handlers,
  records: formRecords,
  seed: { check: checkForms },
});
