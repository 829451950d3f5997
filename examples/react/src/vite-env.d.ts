interface ImportMetaEnv {
  /** The base URL of the API, with its version. */
  readonly VITE_API_URL?: string;
  /** The base URL of the sign-in console. */
  readonly VITE_CONSOLE_URL?: string;
}
