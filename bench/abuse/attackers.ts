import { attacks } from './attacks.ts';
import { createClient } from './client.ts';

// Started by `run.ts`: clients that send all attacks over and over until the process is told to stop. Each begins with
// another one, so that different attacks come at the same time.
const [origin = '', clients = '32'] = process.argv.slice(2);
let stopped = false;
let sent = 0;
const statuses: Record<string, number> = {};

const attack = async (first: number): Promise<void> => {
  const client = createClient(origin);
  for (let next = first; !stopped; next += 1) {
    const one = attacks[next % attacks.length];
    if (one === undefined) return;
    sent += 1;
    const { status } = await client.send(one, sent + 1_000_000);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  client.close();
};

process.once('message', () => {
  stopped = true;
  process.send?.({ sent, statuses });
  process.disconnect();
  process.exit();
});
const count = Number(clients);
await Promise.all(
  Array.from({ length: count }, (_, index) => attack(Math.floor((index * attacks.length) / count))),
);
