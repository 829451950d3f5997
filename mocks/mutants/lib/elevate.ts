import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { repeatable } from '../../wrappers/resend.ts';

/**
 * Repeats a rejected request with another token that the server accepted before, to simulate a missing check.
 *
 * @returns the first successful response, or else the rejection
 */
export const createElevation = (next: Fetch) => {
  const tokens: string[] = [];
  const note = (request: Request, response: Response): void => {
    const token = request.headers.get('Authorization');
    if (token === null || !response.ok || tokens.includes(token)) return;
    tokens.push(token);
  };
  const elevate = async (
    again: (changes: { headers: Record<string, string | null> }) => Request,
    refusal: Response,
  ): Promise<Response> => {
    for (const token of tokens) {
      const response = await next(again({ headers: { Authorization: token } }));
      if (![401, 403, 404].includes(response.status)) return response;
    }
    return refusal;
  };
  return { note, elevate };
};

/** Executes a request with the rights of any previously accepted token if a predicate matches. */
export const elevatedIf =
  (
    applies: (request: Request, response: Response, next: Fetch) => Promise<boolean> | boolean,
    { reportsRefusal = false }: { reportsRefusal?: boolean } = {},
  ): Wrap =>
  (next) => {
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      if (!(await applies(request, response, next))) return response;
      const done = await elevate(again, response);
      return reportsRefusal ? response : done;
    };
  };
