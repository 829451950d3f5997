import type { Scope } from '@workspace-api/contract';
import type { components, Input } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import {
  Button,
  CheckField,
  CodeBlock,
  Dialog,
  DialogForm,
  SelectField,
  TextField,
} from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Kind = Input<'issueToken'>['body']['kind'];
type Issued = components['schemas']['IssuedToken'];

/** The scopes to select from: all scopes, since the owner has every scope. */
const ScopeChoice = ({
  chosen,
  onChange,
}: {
  chosen: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
}) => {
  const { value } = useLoaded(() => control('getConsole', { path: { ...here(), ...inMode() } }), []);
  return (
    <fieldset>
      <legend class="field-label">Scopes</legend>
      <p class="hint">If you select none, the token gets all scopes.</p>
      <div class="scope-choice">
        {(value?.scopes ?? []).map((scope) => (
          <CheckField
            key={scope}
            label={scope}
            value={chosen.includes(scope)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The secret of a new token. It is shown only once. */
const IssuedToken = ({ issued, onClose }: { issued: Issued; onClose: () => void }) => (
  <div class="stack">
    <p>Copy it now. It isn't stored, so it can't be shown again.</p>
    <CodeBlock label="Token" value={issued.token} />
    <div class="actions">
      <Button kind="primary" onClick={onClose}>
        Done
      </Button>
    </div>
  </div>
);

/** Issues a token, as the console or a sign-in does. */
export const IssueTokenDialog = ({ onClose }: { onClose: () => void }) => {
  const [kind, setKind] = useState<Kind>('key');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [seconds, setSeconds] = useState('');
  const [issued, setIssued] = useState<Issued>();
  const issue = async () => {
    const body = {
      kind,
      workspace: workspace.value,
      ...inMode(),
      ...(scopes.length > 0 && { scopes: [...scopes] }),
      ...(seconds !== '' && { expires_in: Number(seconds) }),
    };
    await act(async () => setIssued(await control('issueToken', { body })), 'The token was issued.');
  };
  return (
    <Dialog title={issued ? 'The new token' : 'Issue a token'} onClose={onClose}>
      {issued ? (
        <IssuedToken issued={issued} onClose={onClose} />
      ) : (
        <DialogForm action="Issue" onSubmit={issue} onClose={onClose}>
          <div class="form-row">
            <SelectField
              label="Kind"
              value={kind}
              onChange={(chosen) => setKind(chosen as Kind)}
              choices={[
                ['key', 'API key'],
                ['session', 'Session of the demo user'],
              ]}
            />
            <TextField
              label="Expires in seconds"
              type="number"
              min={1}
              value={seconds}
              onChange={setSeconds}
              placeholder="never"
            />
          </div>
          <ScopeChoice chosen={scopes} onChange={setScopes} />
        </DialogForm>
      )}
    </Dialog>
  );
};
