// The rules of openapi/lint, for `npx spectral lint generated/openapi.json` and for editors.
export { default } from './generated/spectral.js';
