import { withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const errorsAsHtml: Mutant = {
  clause: 'errors.always-json',
  text: 'A proxy in front of the service replaces its errors with HTML pages.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (response.status < 400) return response;
    const page = `<!doctype html><title>${response.status}</title><h1>${response.status}</h1>`;
    return withBody(response, page, 'text/html; charset=utf-8');
  },
};
