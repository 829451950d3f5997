import { errors, idempotencyKeyHeader, ifMatchHeader, type OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import { createKey } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { type Choice, Field, Form, type Input, Inputs } from '../components/form.tsx';
import { tokens } from '../store/sandbox.ts';
import type { Details, Parameter } from './draft.ts';
import { acceptHeader, type Draft, preferHeader } from './draft.ts';
import { enteredToken, ownToken } from './tokens.ts';

type TokenInputProps = {
  readonly value: string;
  readonly onChange: (choice: string) => void;
  /** What can be chosen in addition to tokens. */
  readonly others?: readonly Choice[];
};

/** Chooses the token of a request: a demo token, one that the user enters, or none. */
export const TokenInput = ({ value, onChange, others = [] }: TokenInputProps) => (
  <div class="form-row">
    <Field
      label="Token"
      choices={[
        ...others,
        ...tokens.value.map(({ id, purpose = '' }): Choice => [id, `${id}: ${purpose}`]),
        [ownToken, 'Another token'],
        ['', 'No token'],
      ]}
      value={value}
      onChange={onChange}
    />
    {value === ownToken && (
      <Field
        label="Bearer token"
        hint="The page forgets it when you close it."
        value={enteredToken.value}
        onChange={(token) => {
          enteredToken.value = token;
        }}
      />
    )}
  </div>
);

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

type RequestFormProps = {
  readonly operation: OperationShape;
  readonly details: Details;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSend: () => void;
  /** Stops the running request; undefined if none is running. */
  readonly onStop: (() => void) | undefined;
  /** The version of the resource that this tab read or wrote last. */
  readonly version: string | undefined;
  /** The hint below the body. */
  readonly bodyHint: ComponentChildren;
};

/** The form of an operation's request. Ctrl+Enter sends it from any field. */
export const RequestForm = ({
  operation,
  details: { parameters, bodies },
  draft,
  onChange,
  onSend,
  onStop,
  version,
  bodyHint,
}: RequestFormProps) => {
  const types = listMediaTypes(operation);
  const preference = draft.header[preferHeader] ?? '';
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const setHeader = (name: string) => (value: string) =>
    change({ header: { ...draft.header, [name]: value } });
  return (
    <Form
      layout="stack"
      onSubmit={onSend}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
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
            hint={bodyHint}
            type="code"
            value={draft.body}
            onChange={(body) => change({ body })}
          />
        </fieldset>
      )}
      <TokenInput value={draft.token} onChange={(token) => change({ token })} />
      <div class="form-row">
        {types.length > 1 && (
          <Field
            label={acceptHeader}
            hint="The browser itself sends Accept-Encoding."
            choices={[['', 'Any media type'], ...types]}
            value={draft.header[acceptHeader] ?? ''}
            onChange={setHeader(acceptHeader)}
          />
        )}
        <Field
          label={`${preferHeader}: a forced response`}
          hint="A forced response is an example of the contract. Nothing is validated or executed."
          choices={withValue([['', 'None: execute the request'], ...forcedResponses(operation)], preference)}
          value={preference}
          onChange={setHeader(preferHeader)}
        />
      </div>
      <div class="actions">
        <Button type="submit" kind="primary" isDisabled={onStop !== undefined}>
          Send
        </Button>
        {onStop && <Button onClick={onStop}>Stop</Button>}
      </div>
    </Form>
  );
};
