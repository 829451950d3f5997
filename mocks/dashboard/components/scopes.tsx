/** The names of scopes. */
export const ScopeList = ({ scopes }: { scopes: readonly string[] }) => (
  <p class="scopes">
    {scopes.map((scope) => (
      <code key={scope}>{scope}</code>
    ))}
  </p>
);

/** The scopes of a token, folded. @param of the id of the token, for screen readers */
export const Scopes = ({ of, scopes }: { of: string; scopes: readonly string[] }) => (
  <details>
    <summary aria-label={`${scopes.length} scopes of ${of}`}>{scopes.length}</summary>
    <ScopeList scopes={scopes} />
  </details>
);
