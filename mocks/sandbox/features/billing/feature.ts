import { defineFeature } from '../feature.ts';
import { billingControl } from './control.ts';
import { billing } from './handlers.ts';
import { exportBilling, exportPlans, seedBilling } from './seed.ts';
import { billingRows, billingWarnings, checkBilling, planRows } from './seed-rows.ts';
import { settleAll } from './settle.ts';
import { invoiceLines, invoices, planCatalogues, subscriptions, usageRecords } from './table.ts';

/** Subscriptions, usage and invoices. */
export const billingFeature = defineFeature({
  tables: [invoiceLines, invoices, planCatalogues, subscriptions, usageRecords],
  handlers: billing,
  control: billingControl,
  due: [{ what: 'periods_invoiced', table: 'invoices', column: 'created_at' }],
  onClock: settleAll,
  seed: {
    demo: seedBilling,
    rows: billingRows,
    settingRows: planRows,
    check: checkBilling,
    warnings: billingWarnings,
    exportRecords: exportBilling,
    exportSettings: exportPlans,
  },
});
