import { defineFeature } from '../feature.ts';
import { billingControl } from './control.ts';
import { billing } from './handlers.ts';
import { checkInvoices, invoiceRows, seedBilling } from './seed.ts';
import { settleAll } from './settle.ts';
import { invoiceLines, invoices, planCatalogues, subscriptions, usageRecords } from './table.ts';

/** Subscriptions, usage and invoices. */
export const billingFeature = defineFeature({
  tables: [invoiceLines, invoices, planCatalogues, subscriptions, usageRecords],
  handlers: billing,
  control: billingControl,
  onClock: settleAll,
  seed: { demo: seedBilling, rows: invoiceRows, check: checkInvoices },
});
