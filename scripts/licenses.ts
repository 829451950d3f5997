import { writeFileSync } from 'node:fs';
import { fromRoot } from './generate/paths.ts';
import { licensesPage, renderLicenses } from './licenses/licenses-page.ts';
import { listShipped } from './licenses/shipped-packages.ts';

writeFileSync(fromRoot(licensesPage), renderLicenses(listShipped()));
