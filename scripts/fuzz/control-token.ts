/** The control token of a run's sandbox. Only requests with this token may use the control plane. */
export const controlToken = 'fuzz-control-token-of-this-run';

/** The header that grants a program access to the control plane. */
export const withControlToken = ['Authorization', `Bearer ${controlToken}`] as const;
