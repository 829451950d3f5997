import { operations } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const clause = 'secrets.value-never-returned';

/** The latest known value of each secret, by name. */
type Values = Map<string, string>;

/** Exposes parts of the values in responses of one operation. */
const changeResponse =
  (operation: keyof typeof operations, show: (body: Json, values: Values, requestBody: Json) => Json): Wrap =>
  (next: Fetch) => {
    const values: Values = new Map();
    return async (request) => {
      const id = findOperation(request)?.id;
      const rawBody = await request.clone().text();
      const requestBody = id === operations.setSecret.id || id === operation ? parseBody(rawBody) : {};
      const response = await next(request);
      if (id === operations.setSecret.id && response.ok)
        values.set(String(requestBody.name), String(requestBody.value));
      return id === operation ? alterJson(response, (body) => show(body, values, requestBody)) : response;
    };
  };

const inEachRecord =
  (show: (value: string) => unknown) =>
  (body: Json, values: Values): Json => ({
    ...body,
    data: (body.data as Json[] | undefined)?.map((secret) => {
      const value = values.get(String(secret.name));
      return value === undefined ? secret : { ...secret, preview: show(value) };
    }),
  });

/** Secret values in responses. */
export const valuesInResponses: Record<string, Mutant> = {
  'secret-value-in-set-response': {
    clause,
    text: 'Setting a secret returns its value.',
    wrap: changeResponse('setSecret', (body, _, { value }) => ({ ...body, value })),
  },
  'secret-value-in-list': {
    clause,
    text: 'The list of secrets contains their values.',
    wrap: changeResponse(
      'listSecrets',
      inEachRecord((value) => value),
    ),
  },
  'secret-value-in-list-as-base64': {
    clause,
    text: 'The list of secrets contains their values in Base64.',
    wrap: changeResponse(
      'listSecrets',
      inEachRecord((value) => Buffer.from(value).toString('base64')),
    ),
  },
  'secret-value-in-refusal': {
    clause,
    text: 'When a new value is rejected, the error message contains the current value of the secret.',
    wrap: changeResponse('setSecret', (body, _, { value }) =>
      body.error === undefined
        ? body
        : {
            error: { ...(body.error as Json), message: `The value ${String(value)} can't be stored there.` },
          },
    ),
  },
  'secret-value-in-refusal-of-malformed-json': {
    clause,
    text: 'When a body is not JSON, the error quotes it with the current value of the secret.',
    wrap: (next) => async (request) => {
      const rawBody = await request.clone().text();
      const response = await next(request);
      const isQuoted =
        findOperation(request)?.id === operations.setSecret.id &&
        response.status === 400 &&
        Object.keys(parseBody(rawBody)).length === 0;
      return isQuoted
        ? alterJson(response, ({ error }) => ({
            error: { ...(error as Json), message: `Not JSON: ${rawBody}` },
          }))
        : response;
    },
  },
  'secret-value-in-rotation': {
    clause,
    text: 'A rotation to a value from the request returns this value.',
    wrap: changeResponse('rotateSecret', (body, _, { value }) =>
      value === undefined ? body : { ...body, value },
    ),
  },
  'secret-value-in-proxy-url': {
    clause,
    text: 'A proxy URL contains the value of its secret.',
    wrap: changeResponse('createProxyUrl', (body, values, { name }) => ({
      ...body,
      url: `${String(body.url)}?${values.get(String(name)) ?? ''}`,
    })),
  },
};
