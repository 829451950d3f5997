import { idempotencyKeyHeader, ifMatchHeader, type OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import { createKey } from '../client/send.ts';
import { Button, type Choice, Field, Form, type Input, Inputs } from '../components/index.ts';
import { forcedResponses, withValue } from './choices.ts';
import type { Details, Parameter } from './details.ts';
import { acceptHeader, type Draft, preferHeader } from './draft.ts';
import { TokenInput } from './token-input.tsx';

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

const titles = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

const listMediaTypes = ({ responses }: OperationShape): string[] => [
  ...new Set(
    Object.entries(responses).flatMap(([status, { content }]) =>
      status.startsWith('2') ? Object.keys(content) : [],
    ),
  ),
];

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
            rows={Math.min(Math.max(draft.body.split('\n').length, 3), 16)}
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
