// The rules of openapi/lint, for `npx @stoplight/spectral-cli lint generated/openapi.json` and for editors.
export { default } from './generated/spectral.js';
