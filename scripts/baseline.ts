import { Command } from 'commander';
import { runCommand } from './command.ts';
import { contractHistory, renewBaseline } from './release/contract-changes.ts';
import { released } from './release/released-contract.ts';

const command = new Command('baseline')
  .description('Makes the current contract the released contract, which npm run check compares with.')
  .action(async () => {
    const history = await contractHistory();
    renewBaseline(history);
    console.log(`${released.bundle} is now version ${history.version}`);
  });
await runCommand(command);
