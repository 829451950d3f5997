/** The part of Scalar's configuration that this site uses. */
export type ScalarConfiguration = {
  readonly content: unknown;
  readonly authentication: {
    readonly preferredSecurityScheme: string;
    readonly securitySchemes: Readonly<Record<string, { readonly token: string }>>;
  };
  readonly forceDarkModeState: 'dark' | 'light';
} & typeof quiet;

declare global {
  /** The global that the script of Scalar's reference defines. */
  const Scalar: {
    createApiReference(element: HTMLElement, configuration: ScalarConfiguration): unknown;
  };
}

/** Sends no requests to other servers, and hides the features that would, as well as those that the site's header has. */
export const quiet = {
  proxyUrl: '',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  persistAuth: false,
  hideDarkModeToggle: true,
  theme: 'none',
  /** Shows only the samples of the contract. */
  hiddenClients: true,
  hideModels: true,
  defaultOpenFirstTag: false,
  orderSchemaPropertiesBy: 'preserve',
  /** An operation's address is `#tag/pages/listPages`. */
  generateOperationSlug: ({ operationId }: { operationId: string }) => operationId,
} as const;
