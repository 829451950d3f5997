import { expect, test } from 'vitest';
import { loadDocument } from '#host/documents.ts';
import { startSandbox } from '../../test/start-sandbox.ts';
import { lastTime, manualClock } from '../core/clock.ts';

type Schema = Readonly<Record<string, unknown>>;

const document = (await loadDocument('sandbox/openapi.json')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
} & Schema;

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Schema)[step], document);

/** Every number that a request can contain, with its place. */
const collectNumbers = (): Map<string, Schema> => {
  const numbers = new Map<string, Schema>();
  const followed = new Set<string>();
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Schema;
    if (typeof schema.$ref === 'string') {
      if (followed.has(schema.$ref)) return;
      followed.add(schema.$ref);
      visit(resolve(schema.$ref), schema.$ref);
      return;
    }
    if ([schema.type].flat().some((type) => type === 'integer' || type === 'number'))
      numbers.set(place, schema);
    for (const [name, child] of Object.entries(schema))
      if (name !== 'examples' && name !== 'example') visit(child, `${place}/${name}`);
  };
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      visit(operation.parameters, `${method} ${path} parameters`);
      visit(operation.requestBody, `${method} ${path} body`);
    }
  return numbers;
};

test('every number that a request to the control plane contains has bounds that are exact in JSON', () => {
  const numbers = collectNumbers();
  expect(numbers.size).toBeGreaterThan(20);
  const unbounded = [...numbers].filter(
    ([, { minimum, exclusiveMinimum, maximum }]) =>
      !(
        Number.isFinite(minimum ?? exclusiveMinimum) &&
        Number.isFinite(maximum) &&
        Number(maximum) <= Number.MAX_SAFE_INTEGER
      ),
  );
  expect(unbounded.map(([place]) => place)).toEqual([]);
});

test('the longest lifetime of a token ends at the last time of the clock', async () => {
  const { sandbox } = await startSandbox({ clock: manualClock('9998-06-01') });
  const issued = await sandbox.fetch('/_sandbox/workspaces/acme/records/tokens', {
    method: 'POST',
    body: JSON.stringify({ kind: 'key', expires_in: 3_155_760_000 }),
  });
  const { id } = (await issued.json()) as { id: string };
  const tokens = await sandbox.fetch('/_sandbox/workspaces/acme/records/tokens');
  const { data } = (await tokens.json()) as { data: { id: string; expires_at: string }[] };
  expect(data.find((token) => token.id === id)?.expires_at).toBe(lastTime.toISOString());
});
