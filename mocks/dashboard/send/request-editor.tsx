import { type OperationShape, operations } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useEffect, useState } from 'preact/hooks';
import { host, isEmbedded, sandboxOrigin } from '../client/host.ts';
import { Button, CodeBlock, Field, Panel } from '../components/index.ts';
import { openSignIn, readSignIn } from '../overview/sign-in.ts';
import { bodyHint } from '../requests/logged-request.ts';
import { sandbox, tokens } from '../store/sandbox.ts';
import { mode, workspace } from '../store/selection.ts';
import { chooseToken, findSecret } from './choices.ts';
import type { Details } from './details.ts';
import { createDraft, type Draft, toRequest } from './draft.ts';
import { fromExchange } from './from-exchange.ts';
import { findVersion } from './history.ts';
import { RequestForm } from './request-form.tsx';
import { ResponsePanel } from './response-panel.tsx';
import { listSamples } from './samples.ts';
import { useExchange } from './use-exchange.ts';

/** What the first draft is made of. The draft of the history is preferred to the logged request, and that to the examples. */
type Sources = {
  readonly details: Details;
  readonly logged: components['schemas']['LoggedExchange'] | undefined;
  readonly sent?: Draft;
};

/** The details with the code of the last sign-in as the first example, for the operation that exchanges it. */
const withSignIn = (operation: OperationShape, details: Details): Details => {
  const signIn = operation.id === operations.exchangeAuthorizationCode.id ? readSignIn() : undefined;
  if (!signIn) return details;
  const text = JSON.stringify(signIn, null, 2);
  return {
    ...details,
    bodies: [{ name: 'sign-in', summary: 'The code of your sign-in', text }, ...details.bodies],
  };
};

const createFirstDraft = (operation: OperationShape, { details, logged, sent }: Sources): Draft => {
  if (sent) return sent;
  const token = chooseToken(operation, tokens.value, { slug: workspace.value, mode: mode.value });
  const draft = createDraft(operation, details, { token, slug: workspace.value });
  return logged
    ? fromExchange(
        operation,
        draft,
        logged,
        tokens.value.map(({ id }) => id),
      )
    : draft;
};

const SignInHint = () => (
  <>
    <Button kind="quiet" onClick={openSignIn}>
      Sign in
    </Button>{' '}
    to get a code. It is valid once.
  </>
);

type RequestEditorProps = {
  readonly operation: OperationShape;
  readonly sources: Sources;
  readonly isSentAtStart: boolean;
};

/** The form of a request, its response, and the request as programs. */
export const RequestEditor = ({ operation, sources, isSentAtStart }: RequestEditorProps) => {
  const details = withSignIn(operation, sources.details);
  const [draft, setDraft] = useState(() => createFirstDraft(operation, { ...sources, details }));
  const [language, setLanguage] = useState('curl');
  const { received, error, send, stop } = useExchange();
  const token = findSecret(draft.token, tokens.value);
  const request = toRequest(operation, draft, token);
  const isSignIn = operation.id === operations.exchangeAuthorizationCode.id && !isEmbedded && !host;
  const baseUrl = sandbox.value?.base_url ?? '';
  const samples = listSamples({ operation, draft, request, token, origin: sandboxOrigin, baseUrl });
  useEffect(() => {
    if (isSentAtStart) void send(draft, request);
  }, []);
  return (
    <>
      <Panel>
        <p class="request-line">
          <code>
            <b>{operation.method}</b> {request.url}
          </code>
        </p>
        <RequestForm
          operation={operation}
          details={details}
          draft={draft}
          onChange={setDraft}
          onSend={() => void send(draft, request)}
          onStop={stop}
          version={findVersion(request.url)}
          bodyHint={
            isSignIn ? <SignInHint /> : sources.logged && bodyHint(sources.logged.request, draft.body)
          }
        />
      </Panel>
      <ResponsePanel received={received} error={error} />
      <details class="panel stack">
        <summary>The request as a program</summary>
        <Field
          label="Language"
          value={language}
          choices={samples.map(({ name }) => name)}
          onChange={setLanguage}
        />
        <CodeBlock label={language} value={samples.find(({ name }) => name === language)?.source ?? ''} />
      </details>
    </>
  );
};
