import { Badge, Scopes } from '../components/index.ts';
import type { LoggedRequest } from './logged-request.ts';

/** The status of a response. Its class has a colour. */
export const Status = ({ status }: { status: number }) => (
  <Badge tone={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}>{status}</Badge>
);

type Props = { readonly entry: LoggedRequest };

/** The contract violations of a request. */
export const Violations = ({ entry: { violations, omitted_violations } }: Props) =>
  violations.length === 0 ? null : (
    <section class="box bad">
      <h3>Violations of the contract</h3>
      <ul class="stack-small">
        {violations.map(({ in: place, path, reason, message }) => (
          <li key={`${place}${path}${reason}`}>
            <span class="line">
              <Badge tone="bad">{place}</Badge>
              {path && <code>{path}</code>}
              <span class="soft small">{reason}</span>
            </span>
            {message}
          </li>
        ))}
      </ul>
      {omitted_violations > 0 && <p class="soft small">And {omitted_violations} more.</p>}
    </section>
  );

const decisions = {
  true: ['good', 'Granted'],
  false: ['bad', 'Missing'],
  null: ['neutral', 'Not checked'],
} as const;

/** Whether the token had the scope that the operation requires. */
export const Scope = ({ entry: { scope } }: Props) => {
  const [tone, decision] = decisions[`${scope.granted}`];
  return (
    <section>
      <h3>Scope</h3>
      {scope.required === null ? (
        <p>This operation requires no scope.</p>
      ) : (
        <p class="line">
          <code>{scope.required}</code> <Badge tone={tone}>{decision}</Badge>
        </p>
      )}
      {scope.held.length > 0 && <Scopes scopes={scope.held} intro="The token has " />}
    </section>
  );
};

/** The changes that the request made. */
export const Changes = ({ entry: { changes } }: Props) => (
  <section>
    <h3>Changes</h3>
    {changes.length === 0 ? (
      <p class="soft">Nothing was changed.</p>
    ) : (
      <ul class="stack-small">
        {changes.map(({ action, records, id, fields, count }) => (
          <li key={`${action} ${records} ${id}`}>
            <Badge tone={action === 'removed' ? 'warn' : 'accent'}>{action}</Badge> {records}{' '}
            {id ? <code>{id}</code> : <span class="soft">{count}</span>}
            {fields.length > 0 && <span class="soft small"> {fields.join(', ')}</span>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
