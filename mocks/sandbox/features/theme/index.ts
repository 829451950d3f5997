export { liveTheme } from './theme.ts';
