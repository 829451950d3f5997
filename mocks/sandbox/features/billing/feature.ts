import { defineFeature } from '../feature.ts';
import { billing } from './handlers.ts';
import { billingRecords } from './record-rules.ts';
import { invoiceLines, invoices, planCatalogues, subscriptions, usageRecords } from './resource.ts';
import { demoBilling, exportPlans, exportSubscription } from './seed.ts';
import { billingRows, billingWarnings, checkBilling, planRows } from './seed-rows.ts';
import { settleAll } from './settle.ts';

/** Subscriptions, usage and invoices. */
export const billingFeature = defineFeature({
  resources: [usageRecords, invoices],
  tables: [invoiceLines, planCatalogues, subscriptions],
  handlers: billing,
  records: billingRecords,
  due: [{ what: 'periods_invoiced', table: 'invoices', column: 'created_at' }],
  onClock: settleAll,
  seed: {
    demo: demoBilling,
    rows: billingRows,
    settingRows: planRows,
    check: checkBilling,
    warnings: billingWarnings,
    exportRecords: exportSubscription,
    exportSettings: exportPlans,
  },
});
