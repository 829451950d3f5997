import { EmptyState, View } from '../components/index.ts';

/** The live list of requests. @param path the segments of the route after `requests` */
export const RequestsView = ({ path }: { path: readonly string[] }) => (
  <View title="Requests">
    <EmptyState title={`No requests yet ${path.join('/')}`} />
  </View>
);
