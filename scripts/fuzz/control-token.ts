/** The control token of a run's sandbox. Only requests with this token may use the control plane. */
export const controlToken = 'fuzz-control-token-of-this-run';
