import { applyTheme, readTheme } from './theme-choice.ts';

// Runs before the first paint, so that a dark page doesn't flash bright.
applyTheme(readTheme());
document.documentElement.classList.add('scripted');
