import { CopyButton, Panel, View } from '../components/index.ts';
import { sandbox } from '../store/sandbox.ts';

/** Where things are, and the tokens to call them with. */
export const OverviewView = () => (
  <View title="Overview" summary="Where things are, and what to call them with.">
    <Panel title="Base URL">
      <p class="line">
        <code>{sandbox.value?.base_url}</code>
        <CopyButton text={sandbox.value?.base_url ?? ''} what="base URL" />
      </p>
    </Panel>
  </View>
);
