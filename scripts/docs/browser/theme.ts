import { applyTheme, readTheme } from './theme-choice.ts';

// Before the first paint, so that a dark page doesn't begin bright.
applyTheme(readTheme());
document.documentElement.classList.add('scripted');
