import { judgeShardsOnDemand } from './dist/conformance.js';

// The second process of a whole run, which start-conformance.js starts when the bundle is made.
judgeShardsOnDemand();
