import { Fragment } from 'preact';

/** The headers of a request or a response. */
export const HeaderList = ({ headers }: { headers: Readonly<Record<string, string>> }) => (
  <dl class="facts headers">
    {Object.entries(headers).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </Fragment>
    ))}
  </dl>
);
