import { type OperationId, operations } from '@workspace-api/contract';
import { coveredBy } from '../../checks/covered-operations.ts';
import { scenario } from '../../engine/scenario.ts';
import { findResource } from '../../resources/find-resource.ts';
import { inOtherEncodings } from '../shared/each-encoding.ts';
import { expectNoAccess, foreignRequest } from '../shared/no-access.ts';
import { runsToken, secondTenant } from './tenants.ts';

/** Reads that a server may route or scope in different ways. */
const reads: OperationId[] = [
  operations.getWorkspace.id,
  operations.listAgents.id,
  operations.listSecrets.id,
];

export default scenario(
  'tenancy.foreign-workspace',
  "A key has no access to another tenant's workspace or its records, under any path, and changes nothing there",
  { needs: ['second-workspace'] },
  async (gate) => {
    await gate.eachOperation(coveredBy('tenancy.foreign-workspace-refused'), async (operation, t) => {
      const other = await secondTenant(t, [
        'tenancy.foreign-workspace-refused',
        'tenancy.foreign-workspace-is-404',
      ]);
      const theirs = await foreignRequest(other, operation);
      t.expectStatus(
        'tenancy.foreign-workspace-is-404',
        await expectNoAccess(t, 'tenancy.foreign-workspace-refused', theirs, t.send),
        404,
      );
      await inOtherEncodings(t, operation, theirs.request, (exported) =>
        t.expectHidden('tenancy.foreign-workspace-refused', exported),
      );
      if (!findResource(operation)) return;
      // The token's own record, addressed through the workspace that it has no access to.
      const ours = await foreignRequest(runsToken(t), operation);
      const path = { ...ours.request.path, slug: other.workspace };
      if (!ours.placeholder)
        await expectNoAccess(t, 'tenancy.foreign-workspace-refused', ours, (request) =>
          t.send({ ...request, path }),
        );
    });

    await gate.eachOperation(coveredBy('tenancy.foreign-record-is-404'), async (operation, t) => {
      const theirs = await foreignRequest(
        await secondTenant(t, ['tenancy.foreign-record-is-404']),
        operation,
      );
      if (theirs.placeholder)
        t.notExercised('tenancy.foreign-record-is-404', `another workspace's record for ${operation.id}`);
      const path = { ...theirs.request.path, slug: t.target.workspace };
      await expectNoAccess(t, 'tenancy.foreign-record-is-404', theirs, (request) =>
        t.send({ ...request, path }),
      );
      await inOtherEncodings(t, operation, { ...theirs.request, path }, (exported) =>
        t.expectHidden('tenancy.foreign-record-is-404', exported),
      );
    });

    await gate.case('slugs that nearly equal the slug of a workspace', async (t) => {
      const { workspace } = await secondTenant(t, ['tenancy.foreign-workspace-refused']);
      const { forbidden = '' } = await t.subjects.secondWorkspace();
      const own = t.target.workspace;
      // Even if a server ignores case or trims a slug, none of these is the token's own workspace.
      const near = [
        workspace.toUpperCase(),
        own.slice(0, -1),
        own.slice(1),
        `${workspace}/`,
        `${workspace} `,
        `${workspace}.`,
      ];
      for (const operation of reads) {
        if (forbidden !== '')
          t.expectHidden(
            'tenancy.foreign-workspace-refused',
            await t.send({ operation, path: { slug: forbidden } }),
          );
        // A server may know that no workspace has such a slug.
        for (const slug of near.filter((slug) => slug !== '' && slug !== own))
          t.expectRefused('tenancy.foreign-workspace-refused', await t.send({ operation, path: { slug } }));
      }
    });
  },
);
