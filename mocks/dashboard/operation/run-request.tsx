import type { ComponentChildren } from 'preact';
import { RequestError } from '../client/request-error.ts';
import { confirm } from '../components/index.ts';
import { act } from '../store/act.ts';
import { message } from '../store/messages.ts';
import { type Content, formatRequestLine, type OperationRequest, sendRequest } from './operation-request.ts';
import { RequestPreview } from './request-preview.tsx';

/**
 * Sends a request without a form, and shows the request and its status with the outcome.
 *
 * @param done the message on success
 * @returns whether it succeeded
 */
export const runRequest = (request: OperationRequest, done: string, body?: unknown): Promise<boolean> =>
  act(async () => {
    const line = formatRequestLine(request);
    const { status } = await sendRequest(request, { body }).catch((error: unknown) => {
      throw error instanceof RequestError ? new Error(`${error.message} ${line}: ${error.status}`) : error;
    });
    message.done(`${done} ${line}: ${status}`);
  });

type Confirmed = Content & {
  readonly title: string;
  /** What the request does, and for a removal what goes with the record. */
  readonly text: ComponentChildren;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly done: string;
  readonly request: OperationRequest;
};

/** Sends a request after the user has seen it and confirmed it. @returns whether it succeeded */
export const confirmRequest = async ({
  text,
  done,
  request,
  body,
  ...question
}: Confirmed): Promise<boolean> => {
  const content = (
    <div class="stack">
      <p>{text}</p>
      <RequestPreview request={request} body={body} />
    </div>
  );
  return (await confirm({ ...question, text: content })) && runRequest(request, done, body);
};
