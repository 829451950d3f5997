// Generated from openapi/ by `npm run generate`. Do not edit.

export * from './identity.ts';
export * from './oauth.ts';
export * from './workspaces.ts';
export * from './tokens.ts';
export * from './pages.ts';
export * from './theme.ts';
export * from './billing.ts';
export * from './forms.ts';
export * from './logs.ts';
export * from './approvals.ts';
export * from './secrets.ts';
export * from './agents.ts';
export * from './webhooks.ts';
