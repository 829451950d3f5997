import { grants, headerNames, mediaTypes, type OperationShape, type Scope } from '@workspace-api/contract';
import fc from 'fast-check';
import { isObject } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Effort } from '../../engine/settings/effort.ts';
import { type Breach, describeBreach } from '../../resources/arbitraries/breach.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { invalidBody } from '../../resources/arbitraries/invalid-body.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import { hasEffect, type VisibleWrite, withVisibleWrites } from '../shared/visible-writes.ts';

/** A way to make a write one that a target refuses, or may refuse. Null if it doesn't apply to the write. */
type Refusal = {
  what: string;
  change: (write: VisibleWrite) => OperationRequest | null;
};

/** A breach of the body's schema, and a value for it. */
type Invalid = readonly [Breach, unknown];

/** The member that a breach concerns; for a patch, the member of its operation. */
const getMember = ({ keys }: Breach): string | undefined => (keys[0] === '0' ? keys[1] : keys[0]);

/** Returns invalid bodies with the valid rest of a write: one for each member at quick, else one for each breach. */
const invalidBodies = ({ requestBody }: OperationShape, effort: Effort): fc.Arbitrary<Invalid[]> => {
  const all = requestBody ? breaches(componentSchema(requestBody.schema)) : [];
  const members = new Set(all.flatMap((breach) => getMember(breach) ?? []));
  const chosen = [...members].flatMap((name) => {
    const group = all.filter((breach) => getMember(breach) === name);
    return effort === 'quick' ? [fc.constantFrom(...group)] : group.map((breach) => fc.constant(breach));
  });
  const withValue = (breach: Breach) => breach.value.map((value): Invalid => [breach, value]);
  return fc.tuple(...chosen.map((breach) => breach.chain(withValue)));
};

/** A write with an invalid body whose other members are valid. */
const withInvalidBody =
  (t: Case, operation: OperationShape, [breach, value]: Invalid): Refusal['change'] =>
  ({ request, label }) => {
    const { body } = request;
    const at = getMember(breach) ?? '';
    // Without its label, a new record would not be found.
    if (at === label) return null;
    // A sample that removes a member: the target doesn't accept it.
    if (isObject(body) && at in body && body[at] === undefined) return null;
    const unique = t.unique().replaceAll('-', '_');
    // The first operation of a patch stays valid: a target must not apply only this one.
    return Array.isArray(body)
      ? { ...request, body: [...body, ...(Array.isArray(value) ? value : [value])] }
      : { ...request, body: invalidBody(operation, breach, value, body, unique) };
  };

const inOtherEncoding: readonly Refusal[] = [
  { what: `Accept: ${mediaTypes.csv}`, change: ({ request }) => ({ ...request, accept: mediaTypes.csv }) },
  { what: 'format=ndjson', change: ({ request }) => ({ ...request, query: { format: 'ndjson' } }) },
];

/** A revision that no draft has. */
const stale: Refusal = {
  what: `a stale ${headerNames.ifMatch}`,
  change: ({ request }) => ({ ...request, headers: { [headerNames.ifMatch]: '"gate-stale"' } }),
};

const hasRevision = ({ parameters }: OperationShape): boolean =>
  parameters.header.some(({ name }) => name === headerNames.ifMatch);

const withoutScope = async (t: Case, { scope, sessionOnly }: OperationShape): Promise<Refusal[]> => {
  if (sessionOnly) return [];
  const others = grantableScopes(t).filter((other) => !grants([other], scope as Scope));
  const { token } = await t.subjects.token(others);
  return [{ what: `a key without ${scope}`, change: ({ request }) => ({ ...request, token }) }];
};

const isRefusal = (status: number): boolean => status >= 400 && status <= 499;

/**
 * Sends refused versions of a write, then reads what it would have changed. A target that carries out one of them may do so:
 * the others are then sent for another write.
 */
const expectNoEffect = async (
  t: Case,
  operation: OperationShape,
  create: () => Promise<VisibleWrite>,
  refusals: readonly Refusal[],
): Promise<void> => {
  const write = await create();
  const applicable = refusals.flatMap((refusal) => {
    const request = refusal.change(write);
    return request ? [{ refusal, request }] : [];
  });
  if (applicable.length === 0) t.notExercised([], `a refused ${operation.id}`);
  const before = await write.view();
  if (before === 'not listed' && write.label === null)
    t.notExercised([], `a list that shows the record of ${operation.id}`);
  let last: Exchange | null = null;
  for (const { refusal, request } of applicable) {
    last = await t.send(request);
    if (!isRefusal(last.status))
      return expectNoEffect(
        t,
        operation,
        create,
        applicable.map((each) => each.refusal).filter((other) => other !== refusal),
      );
  }
  const after = await write.view();
  const reasons = applicable.map(({ refusal }) => refusal.what).join('; ');
  t.expect(
    'errors.refused-write-changes-nothing',
    sameRecord(before, after),
    {
      expected: `no effect of ${operation.id}, which was refused with ${reasons}: ${JSON.stringify(before)}`,
      got: JSON.stringify(after) ?? 'nothing',
    },
    last,
  );
};

export default scenario(
  'errors.refused-writes',
  'A write that is refused has no effect, whatever the reason',
  {},
  async (gate) => {
    const writes = gate.operations(hasEffect);
    for (const [number, operation] of writes.entries())
      await gate.property(
        operation.id,
        invalidBodies(operation, gate.effort),
        (t, invalid) =>
          withVisibleWrites(t, operation, async (create) =>
            expectNoEffect(t, operation, create, [
              ...invalid.map(
                (each): Refusal => ({
                  what: `a body with ${describeBreach(each[0])}`,
                  change: withInvalidBody(t, operation, each),
                }),
              ),
              ...(hasRevision(operation) ? [stale] : []),
              ...(await withoutScope(t, operation)),
              // A quick run tries one of them with each operation.
              ...inOtherEncoding.filter((_, index) => gate.effort !== 'quick' || index === number % 2),
            ]),
          ),
        { runs: { quick: 1, standard: 1, thorough: operation.requestBody ? 5 : 1 } },
      );
  },
);
