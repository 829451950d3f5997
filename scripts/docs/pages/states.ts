import type { StateMachineShape } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { heading, joined, table } from '../elements.ts';
import { errorCaseLink, files, operationLink, schemaLink } from '../links.ts';
import { renderInline } from '../markdown.ts';
import { allErrors, machines } from '../reference/contract-view.ts';
import type { SitePage } from '../site-page.ts';
import { getCause, machineDrawing } from '../states/draw.ts';

/** `refresh-token` → `Refresh token` */
const formatTitle = (name: string): string => {
  const title = name.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const statesIn = (states: readonly string[], none: string): Html =>
  states.length === 0 ? html`${none}` : joined(states.map((state) => html`<code>${state}</code>`));

const linkCase = (name: string): Html => {
  const error = allErrors.find((each) => each.name === name);
  return error ? errorCaseLink(error.code, name) : html`${name}`;
};

const renderMoves = ({ name, moves, forbidden = [] }: StateMachineShape): Html => {
  const allowed = moves.map((move) => [
    'operation' in move ? operationLink(move.operation) : html`${getCause(move)}`,
    statesIn(move.from, 'a new record'),
    html`<code>${move.to}</code>`,
    html`${renderInline(move.provisional ?? '')}`,
  ]);
  const forbiddenRows = forbidden.map((move) => [
    operationLink(move.operation),
    statesIn(move.from, ''),
    html`refused: ${linkCase(move.error)}`,
    html`${renderInline(move.provisional ?? '')}`,
  ]);
  return moves.length + forbidden.length === 0
    ? html`<p>The service document names the states, but not the transitions between them.</p>`
    : table(
        `Transitions of ${name}`,
        ['Cause', 'From', 'To', 'Choice where nothing is specified'],
        [...allowed, ...forbiddenRows],
      );
};

const renderMachine = (machine: StateMachineShape): Html => {
  const { name, schema, field, initial, states } = machine;
  const subject = field === null ? html` No field of ` : html` <code>${field}</code> of `;
  return html`<section>
${heading(2, name, formatTitle(name))}
<p>States: ${statesIn(states, '')}.${initial !== null && html` A new record is <code>${initial}</code>.`}${schema !== null && html`${subject}${schemaLink(schema)} shows the state.`}</p>
${machineDrawing(machine)}
${renderMoves(machine)}
</section>`;
};

/** Every state machine, as a drawing and as a table. */
export const statesPage = (): SitePage => ({
  file: files.states,
  title: 'States',
  summary: 'The states of records, and what causes each transition.',
  entries: machines.map(({ name, states, moves }) => ({
    kind: 'state',
    title: formatTitle(name),
    text: `${states.join(', ')}: ${[...new Set(moves.map(getCause))].join(', ')}`,
    link: `${files.states}#${name}`,
  })),
  body: html`<h1>States</h1>
<p class="lead">The states of a record, and what causes each transition. A dashed arrow is a choice of the contract where the service document specifies nothing. The table below each drawing lists the same transitions.</p>
${machines.map(renderMachine)}`,
});
