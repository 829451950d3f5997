import type { ComponentType } from 'preact';
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

/** The panels of each section. The segment of its route is its name in lower case. */
const sections: Readonly<Record<string, readonly ComponentType[]>> = {
  Clock: [ClockPanel],
  Records: [ResetPanel, SnapshotsPanel, SeedLoadPanel, SeedExportPanel],
  Mutants: [FaultRulesPanel, LatencyPanel, MutantsPanel],
  Access: [HoldPanel, RateLimitPanel, TokensPanel, PoliciesPanel],
  Workspaces: [WorkspacesPanel],
};

/** The controls of the sandbox. @param path the segments of the route after `controls`: the section */
export const ControlsView = ({ path }: { path: readonly string[] }) => {
  const names = Object.keys(sections);
  const current = names.find((name) => name.toLowerCase() === path[0]) ?? names[0] ?? '';
  return (
    <View
      title="Controls"
      summary="Actions that the API doesn't have: advance the clock, cause failures, reset the records."
    >
      <nav aria-label="Controls">
        <ul class="tabs">
          {names.map((name) => (
            <li key={name}>
              <a
                href={href(['controls', name.toLowerCase()])}
                aria-current={name === current ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="stack" key={current}>
        {sections[current]?.map((Section, index) => (
          <Section key={index} />
        ))}
      </div>
    </View>
  );
};
