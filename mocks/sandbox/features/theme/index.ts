/** The exports of the theme feature for other features. */
export { liveTheme } from './theme.ts';
