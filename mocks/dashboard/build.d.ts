/** Builds the dashboard into `mocks/public/ui/` unless an up-to-date build exists. */
export function buildDashboard(): Promise<void>;
