// Spectral's rules and the rules of openapi/lint, for `npm run lint` and for editors.
export { default } from './generated/spectral.js';
