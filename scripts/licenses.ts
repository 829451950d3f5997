import { writeText } from './generate/paths.ts';
import { licensesPage, renderLicenses } from './licenses/licenses-page.ts';
import { listShipped } from './licenses/shipped-packages.ts';

writeText(licensesPage, renderLicenses(listShipped()));
