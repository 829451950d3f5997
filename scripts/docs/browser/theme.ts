import { readSetting } from './settings.ts';

// Runs before the first paint, so that a dark page doesn't flash bright. Without a choice, the theme is the system's.
const { classList, dataset } = document.documentElement;
const theme = readSetting('theme');
if (theme !== undefined) dataset.theme = theme;
// From disk, a browser loads no modules.
if (location.protocol !== 'file:') classList.add('scripted');
