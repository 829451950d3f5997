import type { ComponentType } from 'preact';
import { View } from '../components/view.tsx';
import { href } from '../store/route.ts';
import { PoliciesPanel, RestrictionsPanel } from './access.tsx';
import { ClockPanel } from './clock.tsx';
import { FaultRulesPanel, LatencyPanel } from './fault-rules.tsx';
import { MutantsPanel } from './mutants.tsx';
import { ResetPanel, SeedExportPanel, SnapshotsPanel } from './records.tsx';
import { SeedLoadPanel } from './seed-load.tsx';
import { WorkspacesPanel } from './workspaces.tsx';

/** The panels of each section. The segment of its route is its name in lower case. */
const sections: Readonly<Record<string, readonly ComponentType[]>> = {
  Clock: [ClockPanel],
  Records: [ResetPanel, SnapshotsPanel, SeedLoadPanel, SeedExportPanel],
  Failures: [FaultRulesPanel, LatencyPanel],
  Mutants: [MutantsPanel],
  Access: [RestrictionsPanel, PoliciesPanel],
  Workspaces: [WorkspacesPanel],
};

/** The controls of the sandbox. @param path the segments of the route after `controls`: the section */
export const ControlsView = ({ path }: { path: readonly string[] }) => {
  const names = Object.keys(sections);
  const current = names.find((name) => name.toLowerCase() === path[0]) ?? 'Clock';
  return (
    <View
      title="Controls"
      summary="Actions that the API doesn't have: advance the clock, cause failures, reset the records."
    >
      <nav aria-label="Controls">
        <ul class="line">
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
