import { Command } from 'commander';
import { contractHistory } from './release/contract-changes.ts';
import { released, renewBaseline } from './release/released-contract.ts';

new Command('baseline')
  .description('Makes the current contract the released contract, which npm run check compares with.')
  .parse();
try {
  console.log(`${released.bundle} is now version ${renewBaseline((await contractHistory()).versions)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
