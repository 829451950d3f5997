import { operationList } from '@workspace-api/contract';
import type { SitePage } from '../site-page.ts';
import { errorCodes, eventTypes } from './contract-view.ts';
import { errorPage } from './error-page.ts';
import { referencePage } from './index-page.ts';
import { operationPage } from './operation-page.ts';
import { type ResourceContext, resourcePage } from './resource-page.ts';
import { findSchemaUses, schemaPage } from './schema-page.ts';
import { webhookPage } from './webhook-page.ts';

/** All pages of the reference: its index, and one for each resource, operation, webhook event, schema and error code. */
export const referencePages = (context: ResourceContext): SitePage[] => {
  const { bundle } = context;
  const uses = findSchemaUses(bundle);
  return [
    referencePage(context),
    ...bundle.tags.map(({ name }) => resourcePage(name, context)),
    ...operationList.map((operation) => operationPage(operation, context)),
    ...eventTypes.map((type) => webhookPage(type, context)),
    ...Object.keys(bundle.components.schemas ?? {}).map((name) => schemaPage(name, uses, context)),
    ...errorCodes.map((code) => errorPage(code, context)),
  ];
};
