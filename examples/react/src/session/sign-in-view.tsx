import { useState } from 'react';
import { Failure } from '../shared/messages.tsx';
import { leaveForSignIn } from './sign-in.ts';

/** The view of a user who isn't signed in. */
export const SignInView = ({ notice }: { notice: string | undefined }) => {
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const press = async () => {
    setIsLeaving(true);
    setError(undefined);
    try {
      await leaveForSignIn();
    } catch (failure) {
      setError(failure);
      setIsLeaving(false);
    }
  };
  return (
    <main className="sign-in">
      <h1>Your workspace</h1>
      <p>Edit your pages and approve the actions of your agents.</p>
      {notice && (
        <p className="message warn" role="alert">
          {notice}
        </p>
      )}
      {error !== undefined && <Failure error={error} />}
      <button type="button" className="primary" onClick={press} disabled={isLeaving}>
        {isLeaving ? 'Opening the sign-in page…' : 'Sign in'}
      </button>
    </main>
  );
};
