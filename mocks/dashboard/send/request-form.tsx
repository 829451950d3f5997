import type { OperationShape } from '@workspace-api/contract';
import type { ComponentChildren } from 'preact';
import { Button, type Choice, SelectField, TextAreaField, TextField } from '../components/index.ts';
import { sandbox } from '../store/sandbox.ts';
import type { Details } from './details.ts';
import { acceptHeader, type Draft, ownToken, preferHeader } from './draft.ts';
import { forcedResponses } from './forced-responses.ts';
import { ParameterFields } from './parameter-fields.tsx';
import { enteredToken } from './tokens.ts';
import { withValue } from './with-value.ts';

type RequestFormProps = {
  readonly operation: OperationShape;
  readonly details: Details;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onSend: () => void;
  /** Stops the running request; undefined if none is running. */
  readonly onStop: (() => void) | undefined;
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

const TokenFields = ({ draft, onChange }: Pick<RequestFormProps, 'draft' | 'onChange'>) => (
  <div class="form-row">
    <SelectField
      label="Token"
      value={draft.token}
      choices={[
        ...(sandbox.value?.tokens ?? []).map(({ id, purpose = '' }): Choice => [id, `${id}: ${purpose}`]),
        [ownToken, 'Another token'],
        ['', 'No token'],
      ]}
      onChange={(token) => onChange({ ...draft, token })}
    />
    {draft.token === ownToken && (
      <TextField
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

/** What the response should be: its media type, and a forced response. */
const ResponseFields = ({
  operation,
  draft,
  onChange,
}: Pick<RequestFormProps, 'operation' | 'draft' | 'onChange'>) => {
  const types = listMediaTypes(operation);
  const preference = draft.header[preferHeader] ?? '';
  const change = (name: string, value: string) =>
    onChange({ ...draft, header: { ...draft.header, [name]: value } });
  return (
    <div class="form-row">
      {types.length > 1 && (
        <SelectField
          label={acceptHeader}
          hint="The browser itself sends Accept-Encoding."
          value={draft.header[acceptHeader] ?? ''}
          choices={[['', 'Any media type'], ...types]}
          onChange={(type) => change(acceptHeader, type)}
        />
      )}
      <SelectField
        label={`${preferHeader}: a forced response`}
        hint="A forced response is an example of the contract. Nothing is validated or executed."
        value={preference}
        choices={withValue([['', 'None: execute the request'], ...forcedResponses(operation)], preference)}
        onChange={(next) => change(preferHeader, next)}
      />
    </div>
  );
};

const BodyFields = ({
  details: { bodies },
  draft,
  onChange,
  bodyHint,
}: Pick<RequestFormProps, 'details' | 'draft' | 'onChange' | 'bodyHint'>) => (
  <fieldset class="stack-small">
    <legend>Body</legend>
    {bodies.length > 1 && (
      <SelectField
        label="Example"
        value={bodies.find(({ text }) => text === draft.body)?.name ?? ''}
        choices={[['', 'Edited'], ...bodies.map(({ name, summary }): Choice => [name, summary])]}
        onChange={(name) =>
          onChange({ ...draft, body: bodies.find((example) => example.name === name)?.text ?? draft.body })
        }
      />
    )}
    <TextAreaField
      label="JSON"
      isCode
      rows={Math.min(Math.max(draft.body.split('\n').length, 3), 16)}
      value={draft.body}
      onChange={(body) => onChange({ ...draft, body })}
      hint={bodyHint}
    />
  </fieldset>
);

/** The form of an operation's request. Ctrl+Enter sends it from any field. */
export const RequestForm = (props: RequestFormProps) => {
  const { operation, details, draft, onChange, onSend, onStop, version } = props;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      {(['path', 'query', 'header'] as const).map((place) => {
        const parameters = details.parameters.filter((parameter) => parameter.in === place);
        return (
          parameters.length > 0 && (
            <fieldset key={place}>
              <legend>{titles[place]}</legend>
              <div class="columns">
                <ParameterFields
                  parameters={parameters}
                  values={draft[place]}
                  version={version}
                  onChange={(values) => onChange({ ...draft, [place]: values })}
                />
              </div>
            </fieldset>
          )
        );
      })}
      {operation.requestBody && <BodyFields {...props} />}
      <TokenFields draft={draft} onChange={onChange} />
      <ResponseFields operation={operation} draft={draft} onChange={onChange} />
      <div class="actions">
        <Button type="submit" kind="primary" isDisabled={onStop !== undefined}>
          Send
        </Button>
        {onStop && <Button onClick={onStop}>Stop</Button>}
      </div>
    </form>
  );
};
