import { type Choice, Field } from '../components/form.tsx';
import { tokens } from '../store/sandbox.ts';
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
