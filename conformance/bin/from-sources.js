import Module, { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register as registerModules } from 'tsx/esm/api';

// Node 26 deprecates module.register, which tsx calls too.
const { noDeprecation = false } = process;
process.noDeprecation = true;

/** What every import is resolved with, as `node --conditions=@workspace-api/source` does. */
const hooks = `
const source = '@workspace-api/source';
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: [...context.conditions, source] });
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
registerCommonJs();
registerModules();
process.noDeprecation = noDeprecation;

// A CommonJS module knows no hooks on Node 20: it gets what an import would.
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request.startsWith('@workspace-api/')
    ? fileURLToPath(import.meta.resolve(request))
    : resolve(request, ...rest);
