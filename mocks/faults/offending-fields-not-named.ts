import type { Fault } from './lib/fault.ts';
import { errorOf } from './lib/json.ts';
import { repeatable } from './lib/resend.ts';

type Field = { path: string; reason: string };

export const unknownFieldsAccepted: Fault = {
  clause: 'validation.reason-unknown-field',
  text: 'Fields of a body that the service does not know are dropped silently.',
  wrap: (next) => async (request) => {
    const { text, again } = await repeatable(request);
    const response = await next(again());
    const fields = ((await errorOf(response))?.fields ?? []) as Field[];
    // Only fields at the top of the body can be left out without knowing more of it.
    const dropped = fields.map(({ path }) => path.slice(1)).filter((name) => !name.includes('/'));
    const only = fields.length > 0 && fields.every(({ reason }) => reason === 'unknown_field');
    if (!only || dropped.length !== fields.length) return response;
    const kept = Object.entries(JSON.parse(text) as object).filter(([name]) => !dropped.includes(name));
    return next(again({ body: JSON.stringify(Object.fromEntries(kept)) }));
  },
};
