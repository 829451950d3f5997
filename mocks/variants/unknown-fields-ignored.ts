import { errors } from '@workspace-api/contract';
import { errorOf, type Json } from '../wrappers/json.ts';
import { operationOfRequest } from '../wrappers/operation-of-request.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

type Field = { path: string; reason: string };

const without = (text: string, paths: readonly string[]): string => {
  const body: unknown = JSON.parse(text);
  for (const path of paths) {
    const steps = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const name = steps.pop() ?? '';
    const owner = steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step], body);
    if (typeof owner === 'object' && owner !== null) delete (owner as Json)[name];
  }
  return JSON.stringify(body);
};

export const unknownFieldsIgnored: Variant = {
  text: 'Unknown members of a body are ignored.',
  allowedBy: 'Envelope: unknown_field is a reason; which operations refuse unknown fields is not shown.',
  families: ['validation'],
  wrap: (next) => async (request) => {
    const { text, again } = await repeatable(request);
    const response = await next(again());
    if (!operationOfRequest(request)?.requestBody || response.status !== errors['validation-failed'].status)
      return response;
    const fields = ((await errorOf(response))?.fields ?? []) as Field[];
    const unknown = fields.filter(({ reason }) => reason === 'unknown_field').map(({ path }) => path);
    return unknown.length === 0 ? response : next(again({ body: without(text, unknown) }));
  },
};
