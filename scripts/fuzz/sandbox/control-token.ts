/** The control token of a run's sandbox: nothing but a request that has it may use the control plane. */
export const controlToken = 'fuzz-control-token-of-this-run';

/** The header that lets a program use the control plane. */
export const withControlToken = ['Authorization', `Bearer ${controlToken}`] as const;
