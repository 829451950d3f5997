import { basePath, inlineValue } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';

/** Answers 404 outside of the contract's API, and says where the sandbox's APIs are. */
export const nothingServed: Middleware = ({ request, path }) => {
  throw problem('not-found', {
    message: `Nothing is served at ${request.method} ${inlineValue(path)}. The API is at ${basePath}, the control plane at ${controlPath}.`,
  });
};
