import { useEffect, useState } from 'preact/hooks';
import { browserFetch } from './client/send.ts';
import { Confirmation, EmptyState, Messages, SelectField, View } from './components/index.ts';
import { ControlsView } from './controls/index.tsx';
import { OverviewView } from './overview/index.tsx';
import { RequestsView } from './requests/index.tsx';
import { SendView } from './send/index.tsx';
import { Icon, Navigation } from './shell/navigation.tsx';
import { StateView } from './state/index.tsx';
import { followEvents, isLive } from './store/events.ts';
import { isEmbedded } from './store/is-embedded.ts';
import { route } from './store/route.ts';
import { type Mode, mode, readSandbox, sandbox, workspace, workspaces } from './store/sandbox.ts';

/** Selects the workspace and the mode whose records are shown. */
const ScopePicker = () => (
  <div class="scope-picker">
    <SelectField
      label="Workspace"
      value={workspace.value}
      choices={workspaces.value}
      onChange={(slug) => {
        workspace.value = slug;
      }}
    />
    <SelectField
      label="Mode"
      value={mode.value}
      choices={['test', 'live']}
      onChange={(chosen) => {
        mode.value = chosen as Mode;
      }}
    />
  </div>
);

/** Shows whether the page is receiving the sandbox's events. */
const LiveIndicator = () => (
  <p class={`live ${isLive.value ? 'on' : 'off'}`}>{isLive.value ? 'Live' : 'Not connected'}</p>
);

const CurrentView = () => {
  const [view, ...path] = route.value.segments;
  if (view === 'overview') return <OverviewView />;
  if (view === 'requests') return <RequestsView path={path} />;
  if (view === 'send') return <SendView path={path} fetch={browserFetch} />;
  if (view === 'state') return <StateView path={path} />;
  if (view === 'controls') return <ControlsView path={path} />;
  return (
    <View title="Not found">
      <EmptyState title={`Unknown view "${view}"`}>
        <a href="#/overview">Go to the overview</a>
      </EmptyState>
    </View>
  );
};

/** The dashboard: the navigation next to the current view. On a phone the navigation is in a menu; in a frame there is none. */
export const App = () => {
  const [isMenuOpen, openMenu] = useState(false);
  useEffect(() => {
    void readSandbox();
    followEvents();
  }, []);
  if (isEmbedded)
    return (
      <>
        <main id="content" class="embedded">
          {sandbox.value && <CurrentView />}
        </main>
        <Messages />
        <Confirmation />
      </>
    );
  return (
    <div class="shell">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top-bar">
        <p class="brand">
          <img src={new URL('./icon.svg', import.meta.url).href} alt="" width="24" height="24" />
          Workspace API <span>sandbox</span>
        </p>
        <button
          type="button"
          class="button quiet menu-button"
          aria-expanded={isMenuOpen}
          aria-controls="side-bar"
          onClick={() => openMenu(!isMenuOpen)}
        >
          <Icon name="menu" />
          Menu
        </button>
      </header>
      <div id="side-bar" class={`side-bar ${isMenuOpen ? 'open' : ''}`}>
        <ScopePicker />
        <Navigation onFollow={() => openMenu(false)} />
        <LiveIndicator />
      </div>
      <main id="content" tabIndex={-1}>
        {sandbox.value && <CurrentView />}
      </main>
      <Messages />
      <Confirmation />
    </div>
  );
};
