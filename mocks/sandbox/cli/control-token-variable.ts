/** The variable of the environment with the control token. */
export const controlTokenVariable = 'WORKSPACE_SANDBOX_CONTROL_TOKEN';
