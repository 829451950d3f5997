/** The resources whose records are shown, in the order of the navigation. */
export const resources = [
  { segment: 'pages', name: 'Pages' },
  { segment: 'theme', name: 'Theme' },
  { segment: 'agents', name: 'Agents' },
  { segment: 'approvals', name: 'Approvals' },
  { segment: 'forms', name: 'Forms' },
  { segment: 'logs', name: 'Logs' },
  { segment: 'secrets', name: 'Secrets' },
  { segment: 'tokens', name: 'Tokens' },
  { segment: 'billing', name: 'Billing' },
  { segment: 'webhooks', name: 'Webhooks' },
] as const;
