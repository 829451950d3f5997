import type { Fetch } from '../../wrappers/fetch.ts';

/**
 * Repeats a rejected request with another token that the server accepted before, which simulates a missing
 * check.
 *
 * @returns the first successful response, or else the rejection
 */
export const createElevation = (next: Fetch) => {
  const taken: string[] = [];
  const note = (request: Request, response: Response): void => {
    const token = request.headers.get('Authorization');
    if (token === null || !response.ok || taken.includes(token)) return;
    taken.push(token);
  };
  const elevate = async (
    again: (changes: { headers: Record<string, string | null> }) => Request,
    refusal: Response,
  ): Promise<Response> => {
    for (const token of taken) {
      const response = await next(again({ headers: { Authorization: token } }));
      if (![401, 403, 404].includes(response.status)) return response;
    }
    return refusal;
  };
  return { note, elevate };
};
