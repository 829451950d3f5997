import { useEffect } from 'preact/hooks';
import { host } from '../client/host.ts';
import { Time, View } from '../components/index.ts';
import { sandbox } from '../store/sandbox.ts';
import { useClock } from '../store/use-clock.ts';
import { Places } from './places.tsx';
import { noteSignIn } from './sign-in.ts';
import { Tokens } from './tokens.tsx';
import { Users } from './users.tsx';
import { Workspaces } from './workspaces.tsx';

/** The overview: addresses, users, tokens and workspaces of the sandbox. */
export const OverviewView = () => {
  useEffect(noteSignIn, []);
  const now = useClock();
  const description = sandbox.value;
  if (!description) return null;
  return (
    <View
      title="Overview"
      summary={
        <>
          The sandbox's clock: <Time at={now ?? description.now} /> UTC. <a href="#/controls">Advance it</a>
        </>
      }
    >
      {/* A sandbox in a page serves no pages. */}
      {!host && <Places sandbox={description} />}
      <Tokens tokens={description.tokens} />
      <div class="columns wide">
        <Users />
        <Workspaces />
      </div>
    </View>
  );
};
