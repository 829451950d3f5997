/** The part of Scalar's configuration that is used here. */
export type ScalarConfiguration = {
  readonly content: unknown;
  readonly authentication: {
    readonly preferredSecurityScheme: string;
    readonly securitySchemes: Readonly<Record<string, { readonly token: string }>>;
  };
  readonly forceDarkModeState: 'dark' | 'light';
} & typeof quiet;

declare global {
  /** What the script of Scalar's reference defines. */
  const Scalar: {
    createApiReference(element: HTMLElement, configuration: ScalarConfiguration): unknown;
  };
}

/** Asks nothing of any other server, and shows neither what would nor what the site's header has. */
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
  /** The samples of the contract alone. */
  hiddenClients: true,
  hideModels: true,
  defaultOpenFirstTag: false,
  orderSchemaPropertiesBy: 'preserve',
  /** An operation's address is `#tag/pages/listPages`. */
  generateOperationSlug: ({ operationId }: { operationId: string }) => operationId,
} as const;
