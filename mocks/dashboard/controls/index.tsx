import { EmptyState, View } from '../components/index.ts';

/** The controls of the sandbox: clock, reset, faults. @param path the segments of the route after `controls` */
export const ControlsView = ({ path }: { path: readonly string[] }) => (
  <View title="Controls">
    <EmptyState title={`Nothing to show for ${path.join('/') || 'any control'} yet`} />
  </View>
);
