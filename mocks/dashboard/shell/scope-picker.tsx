import { SelectField } from '../components/index.ts';
import { type Mode, mode, workspace, workspaces } from '../store/sandbox.ts';

/** Chooses the workspace and the mode whose records are shown. */
export const ScopePicker = () => (
  <div class="scope-picker">
    <SelectField
      label="Workspace"
      value={workspace.value}
      choices={workspaces.value}
      onChange={(slug) => {
        workspace.value = slug;
      }}
    />
    <SelectField
      label="Mode"
      value={mode.value}
      choices={['test', 'live']}
      onChange={(chosen) => {
        mode.value = chosen as Mode;
      }}
    />
  </div>
);
