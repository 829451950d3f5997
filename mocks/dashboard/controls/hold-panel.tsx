import { control } from '../client/control.ts';
import { Badge, Button, Loading, Panel } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const set = (held: boolean) =>
  act(
    () => control('updateWorkspace', { path: here(), body: { held } }),
    held ? `A hold was placed on ${workspace.value}.` : `The hold on ${workspace.value} was lifted.`,
  );

/** Puts the selected workspace on hold. */
export const HoldPanel = () => {
  const hold = useLoaded(() => control('getWorkspace', { path: here() }), []);
  return (
    <Panel
      title={`Hold on ${workspace.value}`}
      summary="A billing or compliance hold: requests to the workspace are rejected, in both modes."
    >
      <Loading loaded={hold}>
        {({ held }) => (
          <p class="line">
            <Badge tone={held ? 'bad' : 'good'}>{held ? 'on hold' : 'no hold'}</Badge>
            <Button kind={held ? 'plain' : 'danger'} onClick={() => set(!held)}>
              {held ? 'Lift the hold' : 'Place a hold'}
            </Button>
          </p>
        )}
      </Loading>
    </Panel>
  );
};
