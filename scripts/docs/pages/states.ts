import { type StateMachineShape, tagTitle } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { allErrors, machines } from '../contract.ts';
import { heading, joined, table } from '../elements.ts';
import { errorCaseLink, files, operationLink, schemaLink } from '../links.ts';
import { renderInline } from '../markdown.ts';
import type { PageContext, SitePage } from '../site-page.ts';
import { machineDrawing } from '../states/draw.ts';
import { getCause, listMoves } from '../states/play.ts';

/** `refresh-token` → `Refresh token` */
const formatTitle = (name: string): string => tagTitle(name).replaceAll('-', ' ');

const statesIn = (states: readonly string[], none: string): Html =>
  states.length === 0 ? html`${none}` : joined(states.map((state) => html`<code>${state}</code>`));

const linkCase = (name: string): Html => {
  const error = allErrors.find((each) => each.name === name);
  return error ? errorCaseLink(error.code, name) : html`${name}`;
};

/** Renders the transitions of a machine as a table. */
export const renderMoves = (machine: StateMachineShape): Html => {
  const rows = listMoves(machine).map((move) => [
    'operation' in move ? operationLink(move.operation) : html`${getCause(move)}`,
    statesIn(move.from, 'a new record'),
    'error' in move ? html`refused: ${linkCase(move.error)}` : html`<code>${move.to}</code>`,
    renderInline(move.provisional ?? ''),
  ]);
  return rows.length === 0
    ? html`<p>The service document names the states, but not the transitions between them.</p>`
    : table(
        `Transitions of ${machine.name}`,
        ['Cause', 'From', 'To', 'Choice where nothing is specified'],
        rows,
      );
};

/** The buttons that cause the moves of a record in the page. A script shows them. */
const renderCauses = (machine: StateMachineShape): Html => {
  const causes = new Set(listMoves(machine).map(getCause));
  return html`<div class="causes line" role="group" aria-label="Send to a sandbox in this page" hidden>
<span class="soft small">In a sandbox in this page:</span>
${[...causes].map((cause) => html`<button type="button" class="button" value="${cause}">${cause}</button>`)}
<button type="button" class="button">New record</button>
</div>`;
};

const renderMachine = (machine: StateMachineShape, isLive: boolean): Html => {
  const { name, schema, field, initial, states } = machine;
  const subject = field === null ? html` No field of ` : html` <code>${field}</code> of `;
  return html`<section>
${heading(2, name, formatTitle(name))}
<p>States: ${statesIn(states, '')}.${initial !== null && html` A new record is <code>${initial}</code>.`}${schema !== null && html`${subject}${schemaLink(schema)} shows the state.`}</p>
<div class="sides" data-machine="${name}"><div>
${machineDrawing(machine)}
${isLive && machine.moves.length > 0 && renderCauses(machine)}
</div></div>
${renderMoves(machine)}
</section>`;
};

/** Every state machine, as a drawing and as a table. */
export const statesPage = ({ dashboard }: PageContext): SitePage => ({
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
${machines.map((machine) => renderMachine(machine, dashboard === undefined))}`,
});
