import { defineFeature } from '../feature.ts';
import { themeControl } from './control.ts';
import { theme } from './handlers.ts';
import { themeRecord } from './record-rules.ts';
import { checkTheme, demoTheme, exportTheme, themeRows } from './seed.ts';
import { themes } from './table.ts';

/** The theme of a workspace with its draft and published state. */
export const themeFeature = defineFeature({
  tables: [themes],
  handlers: theme,
  control: themeControl,
  records: { theme: themeRecord },
  seed: { demo: demoTheme, rows: themeRows, check: checkTheme, exportRecords: exportTheme },
});
