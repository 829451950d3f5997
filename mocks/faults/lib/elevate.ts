import type { Fetch } from './fault.ts';

/**
 * A way to do what a token may not: with another token, one that the server took before. That is how a check that
 * was forgotten looks from outside.
 *
 * @returns the first answer that is no refusal, else the refusal
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
