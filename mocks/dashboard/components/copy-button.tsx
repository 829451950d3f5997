import { useState } from 'preact/hooks';
import { attempt } from '../store/messages.ts';
import { Button } from './button.tsx';

/** How long the button shows that it has copied, in milliseconds. */
const saidFor = 1500;

/**
 * Copies a string to the clipboard.
 *
 * @param what what is copied, for screen readers: `token`
 */
export const CopyButton = ({ text, what, name = 'Copy' }: { text: string; what: string; name?: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await attempt(() => navigator.clipboard.writeText(text)))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), saidFor);
  };
  return (
    <Button kind="quiet" onClick={() => void copy()} label={`${isCopied ? 'Copied' : name} ${what}`}>
      {isCopied ? 'Copied' : name}
    </Button>
  );
};
