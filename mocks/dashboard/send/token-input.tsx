import { type Choice, Field } from '../components/index.ts';
import { tokenChoices } from '../store/sandbox.ts';
import { enteredToken } from './choices.ts';
import { ownToken } from './draft.ts';

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
      choices={[...others, ...tokenChoices.value, [ownToken, 'Another token'], ['', 'No token']]}
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
