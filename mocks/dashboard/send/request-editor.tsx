import { type OperationShape, operations } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useEffect, useState } from 'preact/hooks';
import { host, isEmbedded, sandboxFetch, sandboxOrigin } from '../client/host.ts';
import { Button } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Field } from '../components/form.tsx';
import { Panel } from '../components/view.tsx';
import { openSignIn, readSignIn } from '../overview/sign-in.ts';
import { bodyHint } from '../requests/logged-request.ts';
import { mode, workspace } from '../store/route.ts';
import { tokens } from '../store/sandbox.ts';
import type { Details } from './draft.ts';
import { createDraft, type Draft, fromExchange, toRequest } from './draft.ts';
import { addSent, findVersion } from './history.tsx';
import { RequestForm } from './request-form.tsx';
import { ResponsePanel } from './response-panel.tsx';
import { listSamples } from './samples.ts';
import { chooseToken, findSecret } from './tokens.ts';
import { useExchange } from './transport.ts';

type RequestEditorProps = {
  readonly operation: OperationShape;
  readonly details: Details;
  /** The logged request that is edited. */
  readonly logged: components['schemas']['LoggedExchange'] | undefined;
  /** The draft of the history that is edited, in place of the logged request. */
  readonly sent: Draft | undefined;
  readonly isSentAtStart: boolean;
};

const isExchange = ({ id }: OperationShape): boolean => id === operations.exchangeAuthorizationCode.id;

/** The details with the code of the last sign-in as the first example, for the operation that exchanges it. */
const withSignIn = (operation: OperationShape, details: Details): Details => {
  const signIn = isExchange(operation) ? readSignIn() : undefined;
  if (!signIn) return details;
  const text = JSON.stringify(signIn, null, 2);
  return {
    ...details,
    bodies: [{ name: 'sign-in', summary: 'The code of your sign-in', text }, ...details.bodies],
  };
};

const createFirstDraft = ({ operation, details, logged, sent }: RequestEditorProps): Draft => {
  if (sent) return sent;
  const token = chooseToken(operation, tokens.value, { slug: workspace.value, mode: mode.value });
  const draft = createDraft(operation, details, { token, slug: workspace.value });
  const ids = tokens.value.map(({ id }) => id);
  return logged ? fromExchange(operation, draft, logged, ids) : draft;
};

const SignInHint = () => (
  <>
    <Button kind="quiet" onClick={openSignIn}>
      Sign in
    </Button>{' '}
    to get a code. It is valid once.
  </>
);

/** The form of a request, its response, and the request as programs. */
export const RequestEditor = (props: RequestEditorProps) => {
  const { operation, logged, isSentAtStart } = props;
  const details = withSignIn(operation, props.details);
  const [draft, setDraft] = useState(() => createFirstDraft({ ...props, details }));
  const [language, setLanguage] = useState('curl');
  const token = findSecret(draft.token, tokens.value);
  const request = toRequest(operation, draft, token);
  const { method, url } = request;
  const { outcome, send, stop } = useExchange(sandboxFetch);
  const submit = () =>
    void send(request, (received) =>
      addSent({ draft, method, url, status: received?.status ?? 0, etag: received?.headers.etag }),
    );
  useEffect(() => {
    if (isSentAtStart) submit();
  }, []);
  const samples = listSamples(operation, draft, request, token, sandboxOrigin);
  const hasSignIn = isExchange(operation) && !isEmbedded && !host;
  return (
    <>
      <Panel>
        <p class="request-line">
          <code>
            <b>{method}</b> {url}
          </code>
        </p>
        <RequestForm
          operation={operation}
          details={details}
          draft={draft}
          onChange={setDraft}
          onSend={submit}
          onStop={stop}
          version={findVersion(url)}
          bodyHint={hasSignIn ? <SignInHint /> : logged && bodyHint(logged.request, draft.body)}
        />
      </Panel>
      <ResponsePanel {...outcome} />
      <details class="panel stack">
        <summary>The request as a program</summary>
        <Field label="Language" value={language} choices={Object.keys(samples)} onChange={setLanguage} />
        <CodeBlock label={language} value={samples[language] ?? ''} />
      </details>
    </>
  );
};
