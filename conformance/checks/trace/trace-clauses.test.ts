import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseList, stateMachines } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { listMachineClauses } from '../state-machine.ts';

test('the checks name every clause that a trace shows, except those that a state machine names', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:trace.)?[\w-]+\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const byMachine = new Set(Object.values(stateMachines).flatMap(listMachineClauses));
  const others = clauseList.filter(
    (clause) => clause['observed-by'].endsWith('trace') && !byMachine.has(clause.id),
  );
  const unnamed = others.filter(({ id }) => !sources.some((source) => source.includes(`'${id}'`)));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
