import { notice } from './notice.ts';
import { listErrors, type OpenApiDocument } from './openapi-document.ts';

/** The description of a value in a schema's `x-values`. */
type Advice = { when: string; remedy: string; retry: string };

type ErrorBody = { error: { code: string; details?: { hint?: string; kind?: string } } };

const retries = ['never', 'same-key', 'after-delay'];

/** The schemas that describe the values of an error, and the place of the value in an example. */
const places = {
  codes: { schema: 'ErrorCode', read: ({ error }: ErrorBody) => error.code },
  hints: { schema: 'ErrorHint', read: ({ error }: ErrorBody) => error.details?.hint },
  kinds: { schema: 'ConflictKind', read: ({ error }: ErrorBody) => error.details?.kind },
} as const;

const errorExamples = (document: OpenApiDocument): { status: number; body: ErrorBody }[] =>
  listErrors(document).map(([, example]) => ({
    status: example['x-status'],
    body: example.value as ErrorBody,
  }));

const sorted = (names: Iterable<string>): string => [...names].sort().join(', ');

/** The advice for each code, hint or kind, with the statuses that it occurs with. @throws Error if a value has none */
const adviceFor = (document: OpenApiDocument, place: keyof typeof places) => {
  const { schema, read } = places[place];
  const values = document.components.schemas[schema]?.['x-values'] as Record<string, Advice> | undefined;
  const examples = errorExamples(document);
  const exampleValues = new Set(examples.flatMap(({ body }) => read(body) ?? []));
  const described = new Set(Object.keys(values ?? {}));
  if (sorted(exampleValues) !== sorted(described))
    throw new Error(
      `x-values of ${schema}: expected the values of the error examples (${sorted(exampleValues)}), got ${sorted(described)}.`,
    );
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([value, { when, remedy, retry }]) => {
      if (!retries.includes(retry))
        throw new Error(
          `x-values of ${schema}, ${value}: expected retry to be one of ${retries.join(', ')}.`,
        );
      const statuses = examples.filter(({ body }) => read(body) === value).map(({ status }) => status);
      return [value, { statuses: [...new Set(statuses)].sort(), when, remedy, retry }];
    }),
  );
};

/**
 * `error-advice.ts`: when each code, hint and kind of an error occurs, and what to do about it.
 *
 * @throws Error if an example has a value that the schemas don't describe, or no example has a value that they describe
 */
export const renderErrorAdvice = (document: OpenApiDocument): string => `${notice}
/**
 * Whether to retry a request that got an error: never unchanged; with the same idempotency key, after the remedy; or with the
 * same idempotency key, after the delay of \`Retry-After\`.
 */
export type ErrorRetry = 'never' | 'same-key' | 'after-delay';

/** What to do about an error. Strings may contain code in backquotes. */
export type ErrorAdvice = {
  readonly statuses: readonly number[];
  /** When it occurs, as a sentence. */
  readonly when: string;
  /** What to do, in one or two sentences. */
  readonly remedy: string;
  readonly retry: ErrorRetry;
};

/** For each \`code\` of an error, each \`details.hint\`, and each \`details.kind\` of a conflict. */
export const errorAdvice = ${JSON.stringify(
  {
    codes: adviceFor(document, 'codes'),
    hints: adviceFor(document, 'hints'),
    kinds: adviceFor(document, 'kinds'),
  },
  null,
  2,
)} as const satisfies Readonly<Record<'codes' | 'hints' | 'kinds', Readonly<Record<string, ErrorAdvice>>>>;
`;
