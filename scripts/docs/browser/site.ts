import { startClauseFilter } from './clause-filter.ts';
import { startContents, startTargets } from './contents.ts';
import { startCopyButtons } from './copy.ts';
import { find } from './elements.ts';
import { startRuns } from './run.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { startTryIt } from './try-it.ts';

startThemeSwitch(find('#site-theme'));
startSearch(find('#site-search'), find('#site-results'));
startContents();
startClauseFilter();
startCopyButtons();
startTabs();
startTargets();
startTryIt();
startRuns();
