import { useId } from 'react';

type TextInputProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The error message for the value, if it is invalid. */
  problem?: string | undefined;
};

/** A labeled text field, with its error message below. */
export const TextInput = ({ label, value, onChange, problem }: TextInputProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
