import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';

type Bundle = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { examples?: Record<string, unknown> }> } }>
  >;
};

/** A copy of the bundle: tools change what they are given. */
export const readBundle = (): Bundle =>
  JSON.parse(readFileSync(fromRoot('generated/openapi.json'), 'utf8')) as Bundle;
