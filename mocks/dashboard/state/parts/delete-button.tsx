import type { Input } from '@workspace-api/contract/sandbox';
import type { ComponentChildren } from 'preact';
import { Button } from '../../components/index.ts';
import { confirmRequest, controlRequest, type OperationRequest } from '../../operation/index.ts';
import { go } from '../../store/route.ts';
import { here, inMode } from '../../store/sandbox.ts';

/** Deletes a record of a resource that the API can't delete. */
export const deletion = (resource: Input<'removeRecord'>['path']['resource'], id: string): OperationRequest =>
  controlRequest('removeRecord', { path: { ...here(), resource, id }, query: inMode() });

type DeleteButtonProps = {
  /** The name of the record, as in the view. */
  readonly name: string;
  /** What goes with it. */
  readonly text: ComponentChildren;
  readonly request: OperationRequest;
  /** The route to go to, if the view of the record shows the button. */
  readonly to?: readonly string[];
};

/** Deletes a record after a confirmation, which names what goes. */
export const DeleteButton = ({ name, text, request, to }: DeleteButtonProps) => {
  const remove = async () => {
    const title = `Delete ${name}?`;
    const done = `${name} was deleted.`;
    const isDeleted = await confirmRequest({
      title,
      text,
      action: 'Delete',
      isDangerous: true,
      done,
      request,
    });
    if (isDeleted && to) go(to);
  };
  return (
    <Button kind="danger" label={`Delete ${name}`} onClick={() => void remove()}>
      Delete
    </Button>
  );
};
