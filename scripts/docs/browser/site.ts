import { startClauseFilter } from './clause-filter.ts';
import { startContents, startTargets } from './contents.ts';
import { startCopyButtons, startCopyPage } from './copy.ts';
import { startMenu } from './menu.ts';
import { startOldRoutes } from './old-routes.ts';
import { startRuns } from './run.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { startTryIt } from './try-it.ts';

const find = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Expected ${selector} on the page.`);
  return element;
};

startThemeSwitch(find('#site-theme'));
startMenu(find('#site-menu'));
startSearch(find('#site-search'), find('#site-results'));
startContents();
startClauseFilter();
startCopyButtons();
startTabs();
startTargets();
startOldRoutes();
startCopyPage();
startTryIt();
startRuns();
