/** The first line of every generated TypeScript file. */
export const notice = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
