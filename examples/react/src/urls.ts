const { VITE_API_URL, VITE_CONSOLE_URL } = import.meta.env;

/** The base URL of the API, with its version; the local sandbox (`npm start`) by default. */
export const baseUrl = VITE_API_URL ?? 'http://127.0.0.1:4010/v1';

/** The base URL of the sign-in console. */
export const consoleUrl = VITE_CONSOLE_URL ?? new URL(baseUrl).origin;
