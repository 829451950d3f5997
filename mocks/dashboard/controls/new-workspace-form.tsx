import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';

type Created = components['schemas']['CreatedWorkspace'];

/** Creates a workspace. */
export const NewWorkspaceForm = ({ onCreated }: { onCreated: (created: Created) => void }) => {
  const [slug, setSlug] = useState('');
  const [name, setName] = useState('');
  const create = async (): Promise<void> => {
    const body = { slug, ...(name !== '' && { name }) };
    const succeeded = await act(
      async () => onCreated(await control('createWorkspace', { body })),
      `${slug} was created.`,
    );
    if (!succeeded) return;
    setSlug('');
    setName('');
  };
  return (
    <form
      class="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <TextField label="Slug" required value={slug} onChange={setSlug} />
      <TextField label="Name (optional)" value={name} onChange={setName} />
      <Button type="submit" kind="primary">
        Create the workspace
      </Button>
    </form>
  );
};
