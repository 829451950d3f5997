import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { host, isEmbedded } from './client/host.ts';
import { Dialogs } from './components/dialog.tsx';
import { Inputs } from './components/form.tsx';
import { EmptyState, View } from './components/view.tsx';
import { ControlsView } from './controls/index.tsx';
import { OverviewView } from './overview/index.tsx';
import { RepeatView } from './repeat/index.tsx';
import { RequestsView } from './requests/index.tsx';
import { SendView } from './send/index.tsx';
import { Icon, Navigation } from './shell/navigation.tsx';
import { ConnectionBanner, ConnectionState, Messages, ThemePicker } from './shell/notices.tsx';
import { StateView } from './state/index.tsx';
import { followEvents } from './store/events.ts';
import { mode, route, setParameters, workspace } from './store/route.ts';
import { readSandbox, sandbox, workspaces } from './store/sandbox.ts';

/** The views, by the first segment of their route. */
const views: Readonly<Record<string, ComponentType<{ path: readonly string[] }>>> = {
  overview: OverviewView,
  requests: RequestsView,
  send: SendView,
  state: StateView,
  controls: ControlsView,
  repeat: RepeatView,
};

const CurrentView = () => {
  const [name = '', ...path] = route.value.segments;
  const Current = Object.hasOwn(views, name) ? views[name] : undefined;
  if (Current) return <Current path={path} />;
  return (
    <View title="Not found">
      <EmptyState title={`Unknown view "${name}"`}>
        <a href="#/overview">Go to the overview</a>
      </EmptyState>
    </View>
  );
};

/** Without following the link: the address is the route. */
const skipToContent = (event: Event) => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** The navigation, and the settings of the page. On a phone they are in a menu. */
const Side = () => {
  const [isMenuOpen, openMenu] = useState(false);
  return (
    <div class="side">
      <header class="top-bar">
        <p class="line">
          <img src={new URL('./icon.svg', import.meta.url).href} alt="" width="24" height="24" />
          <b>Workspace API</b> <span class="soft">sandbox</span>
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
        <section class="stack-small" aria-label="Records">
          <Inputs
            inputs={{
              workspace: { label: 'Workspace', choices: workspaces.value },
              mode: { label: 'Mode', choices: ['test', 'live'] },
            }}
            values={{ workspace: workspace.value, mode: mode.value }}
            onChange={setParameters}
          />
        </section>
        <Navigation onFollow={() => openMenu(false)} />
        <section class="stack-small" aria-label="This page">
          {!host && <a href="/docs/">API reference</a>}
          <ThemePicker />
          <ConnectionState />
        </section>
      </div>
    </div>
  );
};

/** The dashboard: the navigation next to the current view. In a frame there is none. */
export const App = () => {
  useEffect(() => {
    void readSandbox();
    void followEvents();
  }, []);
  return (
    <div class={isEmbedded ? 'embedded' : 'shell'}>
      {!isEmbedded && (
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: screen readers expect a link, and the address is the route. */}
          <a class="skip" href="#content" onClick={skipToContent}>
            Skip to the content
          </a>
          <Side />
        </>
      )}
      <main id="content" tabIndex={-1}>
        {sandbox.value && <CurrentView />}
      </main>
      <div class="notices">
        <Messages />
        <ConnectionBanner />
      </div>
      <Dialogs />
    </div>
  );
};
