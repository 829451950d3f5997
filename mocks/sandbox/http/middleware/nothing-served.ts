import { inlineValue } from '@workspace-api/contract';
import { apiBase, controlBase } from '../../core/mounts.ts';
import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';

/** Answers 404 outside of the contract's API, and says where the sandbox's APIs are. */
export const nothingServed: Middleware = ({ request, path }) => {
  throw problem('not-found', {
    message: `Nothing is served at ${request.method} ${inlineValue(path)}. The API is at ${apiBase}, the control plane at ${controlBase}.`,
  });
};
