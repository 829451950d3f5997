import { type ClauseId, errors, type OperationShape } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { getErrorCode, getFields } from '../../checks/error-body.ts';
import { isNearField, namesField } from '../../checks/json-pointer.ts';
import { type Case, type Exchange, type Property, scenario } from '../../engine/scenario.ts';
import {
  type Breach,
  type BreachKind,
  breaches,
  describeBreach,
  invalidBody,
  reasonByKind,
  toPointer,
} from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import {
  hasProvisionalBody,
  isProvisionalMember,
  refusesProvisionalBody,
} from '../../resources/provisional-body.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';
import { isUnauthorized, refusalCodes, requiredMembers, sendInvalid } from './refused-bodies.ts';

/** The clause about the reason of each kind of breach. */
const reasonClauses = {
  missing: 'validation.reason-missing',
  'too-short': 'validation.reason-too-short',
  'too-long': 'validation.reason-too-long',
  pattern: 'validation.reason-format-mismatch',
  'wrong-type': 'validation.wrong-type-is-format-mismatch',
  'unknown-value': 'validation.reason-unknown-value',
  'unknown-field': 'validation.reason-unknown-field',
  'out-of-range': 'validation.reason-out-of-range',
} as const satisfies Record<BreachKind, ClauseId>;

/**
 * Further reasons that a server with its own limits may give for the same value: an empty string may count as missing,
 * and a long one as an unknown value. They are accepted if the contract chose the limit.
 */
const alsoFits: Partial<Record<BreachKind, readonly string[]>> = {
  'too-short': ['missing', 'format_mismatch', 'unknown_value'],
  'too-long': ['format_mismatch', 'unknown_value'],
  pattern: ['unknown_value'],
  'unknown-value': ['format_mismatch'],
};

const { status: refusedStatus, code: refusedCode } = errors['validation-failed'];

/** Whether the configuration's sample removes a member from a body: the target doesn't accept it. */
const isRemoved = (body: unknown, name: string): boolean =>
  isObject(body) && name in body && body[name] === undefined;

const checkRefusal = (
  t: Case,
  clause: ClauseId,
  operation: OperationShape,
  breach: Breach,
  exchange: Exchange,
) => {
  const [code, fields] = [getErrorCode(exchange), getFields(exchange)];
  const codes = refusalCodes(operation);
  if (isUnauthorized(operation, exchange)) t.notExercised(clause, `${operation.id} without a token`);
  const isRefused = exchange.status === refusedStatus && codes.includes(String(code));
  const expected = `${describeBreach(breach)} refused with ${refusedStatus} ${codes.join(' or ')}`;
  if (!t.expect(clause, isRefused, { expected, exchange })) return;
  const [at] = breach.keys;
  if (code !== refusedCode || at === undefined) return;
  const pointer = toPointer(breach.keys);
  // An entry for the field, its parent or its child: the service document doesn't specify which.
  const about = fields.filter(({ path }) => isNearField(path, pointer));
  if (about.length === 0 && refusesProvisionalBody(exchange))
    t.notExercised(clause, `a body that ${operation.id} accepts: ${t.describeReturned(exchange)}`);
  const entry = `an entry of error.fields for ${pointer}`;
  t.expect(clause, about.length > 0, { expected: entry, got: JSON.stringify(fields), exchange });
  if (about.length === 0) return;
  const reason = reasonByKind[breach.kind];
  const reasons = about.map((entry) => entry.reason);
  const others = [
    ...(alsoFits[breach.kind] ?? []),
    // The service document doesn't show the member, so the server may not know it.
    ...(isProvisionalMember(operation, at) ? [reasonByKind['unknown-field']] : []),
  ];
  if (!reasons.includes(reason) && reasons.some((other) => others.includes(other))) return;
  t.expect(reasonClauses[breach.kind], reasons.includes(reason), {
    expected: `reason ${reason} for ${pointer}`,
    got: reasons.join(', '),
    exchange,
  });
};

const takesBody = ({ requestBody }: OperationShape): boolean => requestBody !== null;

const title = 'A body with errors is refused, and the response names each error and its location';
export default scenario(title, { holds: [] }, async (gate) => {
  const hasRequiredBody = ({ requestBody }: OperationShape) => requestBody?.required === true;
  await gate.eachKind(hasRequiredBody, async (operation, t) => {
    const clause = hasProvisionalBody(operation)
      ? 'validation.chosen-limits-refused'
      : 'validation.body-fails-with-400';
    const response = await sendInvalid(t, operation, [clause], ({ body: _, ...request }) => request);
    t.expectRefused(clause, response);
  });

  // Each kind of error is tried with the first operation that has it, so that no seed leaves one out.
  const tried = new Set<BreachKind>();
  const properties: Property<unknown>[] = [];
  for (const operation of gate.operations(takesBody)) {
    const all = breaches(componentSchema(operation.requestBody?.schema ?? ''));
    const [documented, chosen] = [true, false].map((is) => all.filter((each) => each.isDocumented === is));
    const some = [
      ...gate.some(`${operation.id} documented`, documented ?? [], 2),
      ...gate.some(`${operation.id} chosen`, chosen ?? []),
    ];
    for (const breach of all.filter((each) => some.includes(each) || !tried.has(each.kind))) {
      tried.add(breach.kind);
      properties.push({
        name: `${operation.id} ${describeBreach(breach)}`,
        arbitrary: breach.value,
        runs: { quick: 1, standard: 1, thorough: 20 },
        async body(t, broken) {
          const unique = t.unique().replaceAll('-', '_');
          const clause = breach.isDocumented
            ? 'validation.body-fails-with-400'
            : 'validation.chosen-limits-refused';
          const clauses = [clause, reasonClauses[breach.kind]] as const;
          const exchange = await sendInvalid(t, operation, clauses, (request) => {
            const [at] = breach.keys;
            if (at !== undefined && isRemoved(request.body, at))
              t.notExercised(clauses, `the member ${at} of ${operation.id}, which its sample removes`);
            return { ...request, body: invalidBody(operation, breach, broken, request.body, unique) };
          });
          checkRefusal(t, clause, operation, breach, exchange);
        },
      });
    }
  }
  await gate.properties(properties);

  const hasSeveralMembers = (operation: OperationShape) =>
    takesBody(operation) && requiredMembers(operation).names.length > 1;
  await gate.eachOperation(hasSeveralMembers, async (operation, t) => {
    const { names, isArray } = requiredMembers(operation);
    // Every member missing, and all but the first one with a wrong type: `false` is not a string, a list of
    // strings, or an object.
    for (const members of [{}, Object.fromEntries(names.slice(1).map((name) => [name, false]))]) {
      const body = isArray ? [members] : members;
      const change = (request: SampleRequest) => ({ ...request, body });
      const exchange = await sendInvalid(t, operation, ['validation.one-entry-per-field'], change);
      const fields = getFields(exchange);
      // An invalid JSON Patch may also be refused as one that can't be applied, without fields.
      if (getErrorCode(exchange) !== refusedCode)
        t.notExercised('validation.one-entry-per-field', `an error of ${operation.id} with fields`);
      const unnamed = names.filter(
        (name) => !fields.some(({ path }) => namesField(path, `${isArray ? '/0' : ''}/${name}`)),
      );
      t.expectEqual('validation.one-entry-per-field', unnamed, [], exchange);
    }
  });
});
