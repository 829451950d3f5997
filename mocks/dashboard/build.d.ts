/** Builds the dashboard into `mocks/public/ui/` unless it is there and current. */
export function buildDashboard(): Promise<void>;
