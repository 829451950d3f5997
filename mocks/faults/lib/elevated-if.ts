import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from './elevate.ts';

/** Carries a request out with the rights of any token that was accepted before, where a function says so. */
export const elevatedIf =
  (
    applies: (request: Request, response: Response, next: Fetch) => Promise<boolean> | boolean,
    { isToldRefused = false }: { isToldRefused?: boolean } = {},
  ): Wrap =>
  (next) => {
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      if (!(await applies(request, response, next))) return response;
      const done = await elevate(again, response);
      return isToldRefused ? response : done;
    };
  };
