import type { ComponentChildren } from 'preact';
import { View } from '../components/index.ts';
import { href } from '../store/route.ts';
import { ClockPanel } from './clock-panel.tsx';
import { FaultRulesPanel } from './fault-rules-panel.tsx';
import { HoldPanel } from './hold-panel.tsx';
import { LatencyPanel } from './latency-panel.tsx';
import { MutantsPanel } from './mutants-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';
import { RateLimitPanel } from './rate-limit-panel.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { SeedExportPanel } from './seed-export-panel.tsx';
import { SeedLoadPanel } from './seed-load-panel.tsx';
import { SnapshotsPanel } from './snapshots-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { WorkspacesPanel } from './workspaces-panel.tsx';

type Section = { readonly segment: string; readonly name: string; readonly show: () => ComponentChildren };

const sections: readonly [Section, ...Section[]] = [
  { segment: 'clock', name: 'Clock', show: () => <ClockPanel /> },
  {
    segment: 'records',
    name: 'Records',
    show: () => (
      <>
        <ResetPanel />
        <SnapshotsPanel />
        <SeedLoadPanel />
        <SeedExportPanel />
      </>
    ),
  },
  {
    segment: 'mutants',
    name: 'Mutants',
    show: () => (
      <>
        <FaultRulesPanel />
        <LatencyPanel />
        <MutantsPanel />
      </>
    ),
  },
  {
    segment: 'access',
    name: 'Access',
    show: () => (
      <>
        <HoldPanel />
        <RateLimitPanel />
        <TokensPanel />
        <PoliciesPanel />
      </>
    ),
  },
  { segment: 'workspaces', name: 'Workspaces', show: () => <WorkspacesPanel /> },
];

/** The controls of the sandbox. @param path the segments of the route after `controls`: the section */
export const ControlsView = ({ path }: { path: readonly string[] }) => {
  const section = sections.find(({ segment }) => segment === path[0]) ?? sections[0];
  return (
    <View
      title="Controls"
      summary="Actions that the API doesn't have: advance the clock, cause failures, reset the records."
    >
      <nav aria-label="Controls">
        <ul class="tabs">
          {sections.map(({ segment, name }) => (
            <li key={segment}>
              <a
                href={href(['controls', segment])}
                aria-current={segment === section.segment ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="stack" key={section.segment}>
        {section.show()}
      </div>
    </View>
  );
};
