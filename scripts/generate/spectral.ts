import { build } from 'esbuild';
import { fromRoot } from './paths.ts';

/** `spectral.js`: the rules of `openapi/lint` as one JavaScript file, since Spectral can't read TypeScript. */
export const renderSpectral = async (): Promise<string> => {
  const result = await build({
    entryPoints: [fromRoot('openapi/lint/ruleset.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@stoplight/*'],
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
};
