import { grants, headerNames, mediaTypes, type OperationShape, type Scope } from '@workspace-api/contract';
import fc from 'fast-check';
import { isObject } from '../../checks/body.ts';
import {
  type Case,
  type Exchange,
  type Gate,
  type OperationRequest,
  type Property,
  scenario,
} from '../../engine/scenario.ts';
import { type Breach, breaches, describeBreach, invalidBody } from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import { hasEffect, type VisibleWrite, withVisibleWrites } from '../shared/visible-writes.ts';

/** A way to make a write one that a target refuses, or may refuse. */
type Refusal = {
  what: string;
  change: (t: Case, write: VisibleWrite) => OperationRequest | Promise<OperationRequest>;
};

/** A breach of the body's schema, and a value for it. */
type Invalid = readonly [Breach, unknown];

/** The member that a breach concerns; for a patch, the member of its operation. */
const getMember = ({ keys }: Breach): string => (keys[0] === '0' ? keys[1] : keys[0]) ?? '';

/** Returns invalid bodies, one for each member. */
const invalidBodies = ({ requestBody }: OperationShape): fc.Arbitrary<Invalid[]> => {
  const all = requestBody ? breaches(componentSchema(requestBody.schema)) : [];
  const members = new Set(all.map(getMember).filter((name) => name !== ''));
  const withValue = (breach: Breach) => breach.value.map((value): Invalid => [breach, value]);
  return fc.tuple(
    ...[...members].map((name) =>
      fc.constantFrom(...all.filter((breach) => getMember(breach) === name)).chain(withValue),
    ),
  );
};

/** Whether a write can have an invalid member, and still be found. */
const isApplicable = ([breach]: Invalid, { request: { body }, label }: VisibleWrite): boolean => {
  const at = getMember(breach);
  // A sample that removes a member: the target doesn't accept it.
  const isRemoved = isObject(body) && at in body && body[at] === undefined;
  return at !== label && !isRemoved;
};

/** A write with an invalid body whose other members are valid. */
const withInvalidBody = (operation: OperationShape, [breach, value]: Invalid): Refusal => ({
  what: `a body with ${describeBreach(breach)}`,
  change: (t, { request }) => ({
    ...request,
    // The first operation of a patch stays valid: a target must not apply only this one.
    body: Array.isArray(request.body)
      ? [...request.body, ...(Array.isArray(value) ? value : [value])]
      : invalidBody(operation, breach, value, request.body, t.unique().replaceAll('-', '_')),
  }),
});

const stale: Refusal = {
  what: `a stale ${headerNames.ifMatch}`,
  change: (_, { request }) => ({ ...request, headers: { [headerNames.ifMatch]: '"gate-stale"' } }),
};

const hasRevision = ({ parameters }: OperationShape): boolean =>
  parameters.header.some(({ name }) => name === headerNames.ifMatch);

const otherRefusals = ({ sessionOnly, scope }: OperationShape): Refusal[] => [
  { what: `Accept: ${mediaTypes.csv}`, change: (_, { request }) => ({ ...request, accept: mediaTypes.csv }) },
  { what: 'format=ndjson', change: (_, { request }) => ({ ...request, query: { format: 'ndjson' } }) },
  ...(sessionOnly
    ? []
    : [
        {
          what: `a key without ${scope}`,
          change: async (t: Case, { request }: VisibleWrite) => {
            const others = grantableScopes(t).filter((other) => !grants([other], scope as Scope));
            return { ...request, token: (await t.subjects.token(others)).token };
          },
        },
      ]),
];

const isRefusal = (status: number): boolean => status >= 400 && status <= 499;

/**
 * Sends refused versions of a write, then reads what it would have changed. A target that carries out one of them may do so:
 * the others are then sent for another write.
 */
const expectNoEffect = async (
  t: Case,
  operation: OperationShape,
  create: () => Promise<VisibleWrite>,
  choose: (write: VisibleWrite) => readonly Refusal[],
): Promise<void> => {
  const write = await create();
  const refusals = choose(write);
  if (refusals.length === 0) t.notExercised([], `a refused ${operation.id}`);
  const before = await write.view();
  if (before === 'not listed' && write.label === undefined)
    t.notExercised([], `a list that shows the record of ${operation.id}`);
  let last: Exchange | null = null;
  for (const refusal of refusals) {
    last = await t.send(await refusal.change(t, write));
    if (!isRefusal(last.status))
      return expectNoEffect(t, operation, create, () => refusals.filter((other) => other !== refusal));
  }
  const after = await write.view();
  const reasons = refusals.map(({ what }) => what).join('; ');
  t.expectUnchanged('errors.refused-write-changes-nothing', before, after, {
    expected: `no effect of ${operation.id}, which was refused with ${reasons}: ${JSON.stringify(before)}`,
    exchange: last,
  });
};

/** Refused versions of each write that matches have no effect. */
const refusedWrites = (
  gate: Gate,
  matches: (operation: OperationShape) => boolean,
): Property<Invalid[]>[] => {
  const operations = gate.operations((each) => hasEffect(each) && matches(each));
  return gate.some('operations', operations, 8).map((operation) => ({
    name: operation.id,
    arbitrary: invalidBodies(operation),
    runs: { quick: 1, standard: 1, thorough: operation.requestBody ? 5 : 1 },
    body: (t, invalid) =>
      withVisibleWrites(t, operation, (create) =>
        expectNoEffect(t, operation, create, (write) => {
          const bodies = invalid.filter((each) => isApplicable(each, write));
          return [
            ...gate.some(`${operation.id} body`, bodies).map((each) => withInvalidBody(operation, each)),
            ...(hasRevision(operation) ? [stale] : []),
            ...gate.some(operation.id, otherRefusals(operation), changesSharedData(operation) ? 2 : 1),
          ];
        }),
      ),
  }));
};

export default scenario('A write that is refused has no effect, whatever the reason', { holds: [] }, (gate) =>
  gate.properties(refusedWrites(gate, (operation) => !changesSharedData(operation))),
);

const title = 'A refused write to data that the whole workspace shares has no effect';
export const refusedSharedWrites = scenario(title, { holds: ['page', 'theme', 'billing'] }, async (gate) => {
  // Each write changes what the next one compares.
  for (const property of refusedWrites(gate, changesSharedData)) await gate.property(property);
});
