import { Command } from 'commander';
import { runCommand } from './command.ts';
import { contractHistory } from './release/contract-changes.ts';
import { released, renewBaseline } from './release/released-contract.ts';

const command = new Command('baseline')
  .description('Makes the current contract the released contract, which npm run check compares with.')
  .action(async () => {
    console.log(`${released.bundle} is now version ${renewBaseline((await contractHistory()).versions)}`);
  });
await runCommand(command);
