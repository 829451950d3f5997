import { clauses } from '@workspace-api/contract';
import { fromRoot } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { lostClauses } from '../release/clause-changes.ts';
import { currentBundle, released, releasedClauses } from '../release/released-contract.ts';
import type { Step } from './step.ts';
import { runCommands } from './tools.ts';

/** A change to the released contract requires a new version. */
export const breaking: Step = {
  name: 'breaking',
  describe:
    'info.version is as much higher than in openapi/baseline as the changes require (redocly diff), and no clause id disappears',
  remedy:
    'Revert the change, or increase info.version in openapi/root.yaml and run npm run generate. After a release, npm run baseline makes it the version to compare with.',
  run: async () => {
    const outdated = await runCommands(
      `redocly diff ${released.bundle} ${currentBundle} --check-version --fail-on none`,
    );
    const lost = lostClauses(releasedClauses(), clauses, readRetired(fromRoot('openapi')));
    const gone = lost.map((id) => ({
      file: released.clauses,
      message: `has ${id}, which is no longer stated: list it under retired in its family in openapi/clauses/`,
    }));
    return ['the version permits the changes', [...outdated, ...gone]];
  },
};
