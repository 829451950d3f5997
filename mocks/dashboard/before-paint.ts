import { applyTheme, readTheme } from './shell/theme-choice.ts';

// Before the first paint, so that a dark page doesn't flash bright.
applyTheme(readTheme());
