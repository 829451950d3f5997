import type { components } from '@workspace-api/contract';
import { ControlError } from '@workspace-api/contract/sandbox';
import { api, apiRequest, control } from '../../client/request.ts';
import { EmptyState, Loading, Named, Panel, View } from '../../components/index.ts';
import { ActionButtons, toAction } from '../../operation/index.ts';
import { here, inMode } from '../../store/selection.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { LiveAndDraft } from '../side-by-side.tsx';

type Theme = components['schemas']['Theme'];

/** The live theme; undefined while the workspace is paused, because visitors see nothing then. */
const liveTheme = () =>
  control.getLiveTheme({ path: here(), query: inMode() }).catch((error: unknown) => {
    if (error instanceof ControlError && error.status === 409) return undefined;
    throw error;
  });

const readTheme = async () => {
  const [draft, live] = await Promise.all([api('getTheme', { path: here() }), liveTheme()]);
  return { draft, live };
};

/** The colours of a theme, by name. A colour is untrusted data, so it is drawn and never written into a style sheet. */
const Colours = ({ colors }: { colors: Theme['colors'] }) => (
  <ul class="columns">
    {Object.entries(colors).map(([name, colour]) => (
      <li key={name} class="swatch line">
        <svg width="36" height="36" aria-hidden="true">
          <rect width="36" height="36" rx="6" fill={colour} />
        </svg>
        <Named name={name} code={colour} />
      </li>
    ))}
  </ul>
);

const listThemeActions = () => [
  toAction(apiRequest('updateTheme', { path: here() }), {
    title: 'Edit the theme',
    edits: apiRequest('getTheme', { path: here() }),
    // The service sets it.
    hasMember: (name) => name !== 'updated_at',
  }),
  toAction(apiRequest('publishTheme', { path: here() }), { isPrimary: true }),
];

/** The theme of the workspace: its draft and its live version. */
export const ThemeView = () => {
  const loaded = useLoaded(readTheme);
  return (
    <View
      title="Theme"
      summary="Colours, typography and spacing of every page."
      actions={<ActionButtons actions={listThemeActions()} />}
    >
      <Loading loaded={loaded}>
        {({ draft, live }) => (
          <>
            <Panel title="Colours of the draft">
              <Colours colors={draft.colors} />
            </Panel>
            <LiveAndDraft live={live} draft={draft} draftName="Draft">
              <EmptyState title="The workspace is paused">
                <p>Its subscription is canceled, so visitors see nothing. The draft can still be read.</p>
              </EmptyState>
            </LiveAndDraft>
          </>
        )}
      </Loading>
    </View>
  );
};
