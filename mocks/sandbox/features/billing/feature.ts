import { defineFeature } from '../feature.ts';
import { billing } from './handlers.ts';
import { billingRecords } from './record-rules.ts';
import { invoiceLines, invoices, subscriptions, usageRecords } from './resource.ts';
import { demoBilling, exportSubscription } from './seed.ts';
import { billingRows, billingWarnings, checkBilling } from './seed-rows.ts';
import { settleAll } from './settle.ts';

/** Subscriptions, usage and invoices. */
export const billingFeature = defineFeature({
  resources: [usageRecords, invoices],
  tables: [invoiceLines, subscriptions],
  handlers: billing,
  records: billingRecords,
  due: [{ what: 'periods_invoiced', table: 'invoices', column: 'created_at' }],
  onClock: settleAll,
  seed: {
    demo: demoBilling,
    rows: billingRows,
    check: checkBilling,
    warnings: billingWarnings,
    exportRecords: exportSubscription,
  },
});
