/** The private addresses that outgoing requests may reach: none, only loopback, or all. */
export const privateAddresses = ['none', 'loopback', 'all'] as const;
export type PrivateAddresses = (typeof privateAddresses)[number];
