import {
  errors,
  idempotencyKeyHeader,
  ifMatchHeader,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useEffect, useState } from 'preact/hooks';
import { host, isEmbedded, sandboxFetch, sandboxOrigin } from '../client/host.ts';
import { createKey } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { type Choice, Field, Form, type Input, Inputs } from '../components/form.tsx';
import { Panel } from '../components/view.tsx';
import { openSignIn, readSignIn } from '../overview/sign-in.ts';
import { bodyHint } from '../requests/logged-request.ts';
import { mode, workspace } from '../store/route.ts';
import { tokens } from '../store/sandbox.ts';
import {
  acceptHeader,
  createDraft,
  type Details,
  type Draft,
  fromExchange,
  type Parameter,
  preferHeader,
  toRequest,
} from './draft.ts';
import { addSent, findVersion } from './history.tsx';
import { ResponsePanel } from './response-panel.tsx';
import { listSamples } from './samples.ts';
import { TokenInput } from './token-input.tsx';
import { chooseToken, findSecret } from './tokens.ts';
import { useExchange } from './transport.ts';

/** The choices with the current value, which a logged request may have although no list offers it. */
const withValue = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some((choice) => [choice].flat()[0] === value) ? choices : [...choices, value];

const statuses: Readonly<Record<string, { readonly status: number }>> = errors;

/** The pages that a mock makes of the first example of a list (`list-examples.json`). */
const derivedPages = ['empty', 'long'];

/** The responses that `Prefer` can force, as choices of its value. */
const forcedResponses = ({ list, responses }: OperationShape): Choice[] =>
  Object.entries(responses).flatMap(([status, { examples }]): Choice[] => {
    if (examples.length === 0) return [[`code=${status}`, status]];
    const pages = list !== null && status === '200' ? derivedPages : [];
    return [...examples, ...pages.map((page) => `${examples[0]}-${page}`)].map((name) => [
      // The name of an error implies its status.
      statuses[name] ? `example=${name}` : `code=${status}, example=${name}`,
      `${status} ${name}`,
    ]);
  });

const listMediaTypes = ({ responses }: OperationShape): string[] => [
  ...new Set(
    Object.entries(responses).flatMap(([status, { content }]) =>
      status.startsWith('2') ? Object.keys(content) : [],
    ),
  ),
];

const titles = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

/** The input of a parameter. A header for retries or versions has a button that fills it. */
const toInput = (
  { name, description, example, values, in: place }: Parameter,
  value: string,
  version: string | undefined,
): Input => ({
  label: name,
  hint: description,
  ...(values.length > 0
    ? { choices: withValue([['', 'Not sent'], ...values], value) }
    : { placeholder: example, required: place === 'path' }),
  ...(name === idempotencyKeyHeader && { fill: { name: 'Generate a key', getValue: createKey } }),
  ...(name === ifMatchHeader &&
    version !== undefined && {
      fill: { name: `Use ${version}, the last version`, getValue: () => version },
    }),
});

/** The inputs of the headers by which a client selects the response. */
const toResponseInputs = (operation: OperationShape, preference: string): Record<string, Input> => {
  const types = listMediaTypes(operation);
  return {
    ...(types.length > 1 && {
      [acceptHeader]: {
        label: acceptHeader,
        hint: 'The browser itself sends Accept-Encoding.',
        choices: [['', 'Any media type'], ...types],
      },
    }),
    [preferHeader]: {
      label: `${preferHeader}: a forced response`,
      hint: 'A forced response is an example of the contract. Nothing is validated or executed.',
      choices: withValue([['', 'None: execute the request'], ...forcedResponses(operation)], preference),
    },
  };
};

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

/**
 * The form of a request, which Ctrl+Enter sends from any field, its response, and the request as programs.
 */
export const RequestEditor = (props: RequestEditorProps) => {
  const { operation, logged, isSentAtStart } = props;
  const details = withSignIn(operation, props.details);
  const { parameters, bodies } = details;
  const [draft, setDraft] = useState(() => createFirstDraft({ ...props, details }));
  const [language, setLanguage] = useState('curl');
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
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
  const signInHint = isExchange(operation) && !isEmbedded && !host && (
    <>
      <Button kind="quiet" onClick={openSignIn}>
        Sign in
      </Button>{' '}
      to get a code. It is valid once.
    </>
  );
  const version = findVersion(url);
  return (
    <>
      <Panel>
        <p class="request-line">
          <code>
            <b>{method}</b> {url}
          </code>
        </p>
        <Form
          layout="stack"
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.requestSubmit();
          }}
        >
          {(['path', 'query', 'header'] as const).map((place) => {
            const inPlace = parameters.filter((parameter) => parameter.in === place);
            return (
              inPlace.length > 0 && (
                <fieldset key={place}>
                  <legend>{titles[place]}</legend>
                  <div class="columns">
                    <Inputs
                      inputs={Object.fromEntries(
                        inPlace.map((one) => [one.name, toInput(one, draft[place][one.name] ?? '', version)]),
                      )}
                      values={draft[place]}
                      onChange={(values) => change({ [place]: values })}
                    />
                  </div>
                </fieldset>
              )
            );
          })}
          {operation.requestBody && (
            <fieldset class="stack-small">
              <legend>Body</legend>
              {bodies.length > 1 && (
                <Field
                  label="Example"
                  choices={[['', 'Edited'], ...bodies.map(({ name, summary }): Choice => [name, summary])]}
                  value={bodies.find(({ text }) => text === draft.body)?.name ?? ''}
                  onChange={(name) =>
                    change({ body: bodies.find((example) => example.name === name)?.text ?? draft.body })
                  }
                />
              )}
              <Field
                label="JSON"
                hint={signInHint || (logged && bodyHint(logged.request, draft.body))}
                type="code"
                value={draft.body}
                onChange={(body) => change({ body })}
              />
            </fieldset>
          )}
          <TokenInput value={draft.token} onChange={(choice) => change({ token: choice })} />
          <div class="form-row">
            <Inputs
              inputs={toResponseInputs(operation, draft.header[preferHeader] ?? '')}
              values={draft.header}
              onChange={(header) => change({ header })}
            />
          </div>
          <div class="actions">
            <Button type="submit" kind="primary" isDisabled={stop !== undefined}>
              Send
            </Button>
            {stop && <Button onClick={stop}>Stop</Button>}
          </div>
        </Form>
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
