import { buildPackages } from './build-packages.ts';

/** Builds the client, which Vite puts into the page of `examples/react` as published. */
export default () => buildPackages('contract', 'client');
