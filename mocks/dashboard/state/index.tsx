import { EmptyState, View } from '../components/index.ts';

/** The records of the chosen workspace, by resource. @param path the segments of the route after `state` */
export const StateView = ({ path }: { path: readonly string[] }) => (
  <View title="State">
    <EmptyState title={`Nothing to show for ${path.join('/') || 'any resource'} yet`} />
  </View>
);
