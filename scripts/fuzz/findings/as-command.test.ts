import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createDraw } from '../draw.ts';
import { createMalformed } from '../requests/malformed.ts';
import { formatCommand } from './as-command.ts';

test('the command of a malformed request prints its bytes', () => {
  const requests = Array.from({ length: 200 }, (_, number) => createMalformed(createDraw(1, number)));
  const commands = requests
    .map((request) => ({
      bytes: Buffer.concat(request.wire.chunks),
      command: formatCommand({ kind: 'malformed', ...request }, () => 'reports/fuzz/1.http'),
    }))
    .filter(({ command }) => command.startsWith('printf '));
  expect(commands.length).toBeGreaterThan(100);
  // Everything except the connection.
  const script = commands.map(({ command }) => command.replace(/ \| nc -w 5 .*$/, '')).join('\n');
  const printed = execFileSync('sh', ['-c', script], { maxBuffer: 2 ** 24 });
  expect(printed.toString('latin1')).toBe(
    Buffer.concat(commands.map(({ bytes }) => bytes)).toString('latin1'),
  );
});
