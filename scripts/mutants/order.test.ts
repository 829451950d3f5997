import { expect, test } from 'vitest';
import { inOrderFor } from './order.ts';

test('a clause that scenarios observe needs only these scenarios', () => {
  const scenarios = [
    { id: 'errors.unknown', clauses: ['errors.unknown-id-is-404'] },
    { id: 'agents.creation', clauses: ['agents.starts-inactive'] },
  ] as const;
  expect(inOrderFor(scenarios, 'agents.starts-inactive').map(({ id }) => id)).toEqual(['agents.creation']);
});

test('a mutant may name the family of scenarios that detects it soonest', () => {
  const scenarios = [
    { id: 'billing.plans', clauses: ['billing.unknown-plan'] },
    { id: 'scopes.levels', clauses: ['scopes.required'] },
  ] as const;
  expect(inOrderFor(scenarios, 'errors.details-is-object', 'scopes').map(({ id }) => id)).toEqual([
    'scopes.levels',
    'billing.plans',
  ]);
});

test('a clause of every exchange starts with its family, followed by the scenarios that send its operations', () => {
  const scenarios = [
    { id: 'billing.plans', clauses: ['billing.unknown-plan'] },
    { id: 'runs.denial', clauses: ['agents.id-prefix'] },
    { id: 'agents.creation', clauses: ['agents.starts-inactive'] },
  ] as const;
  expect(inOrderFor(scenarios, 'agents.record-fields').map(({ id }) => id)).toEqual([
    'agents.creation',
    'runs.denial',
    'billing.plans',
  ]);
});
