import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Move, StateMachineShape } from '@workspace-api/contract';
import { type Html, html, trusted } from '../../../conformance/report/html/escape.ts';
import { getCause } from './play.ts';

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Wraps a label at about 22 characters, so that a drawing stays narrow. */
const wrapped = (label: string): string => label.replace(/(.{14,22}) /g, '$1\\n');

/** Renders a state machine in the language of Graphviz. Moves between the same two states share an arrow. */
const renderGraph = ({ name, states, initial, moves }: StateMachineShape): string => {
  const arrows = new Map<string, Move[]>();
  for (const move of moves)
    for (const from of move.from.length > 0 ? move.from : ['']) {
      const arrow = `${from} ${move.to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), move]);
    }
  const nodes = states.map(
    (state) => `${quoted(state)} [class="${state === initial ? 'initial' : 'state'}"]`,
  );
  const hasStart = moves.some(({ from }) => from.length === 0);
  const start = hasStart ? ['start [shape=circle, label="", width=0.14, style=filled, class="start"]'] : [];
  const edges = [...arrows].map(([arrow, own]) => {
    const [from = '', to = ''] = arrow.split(' ');
    const labels = [...new Set(own.map(getCause))].map((label) => ` ${wrapped(label)} `);
    // An arrow is dashed only if all its moves are choices of the contract.
    const kind = own.every(({ provisional }) => provisional !== undefined) ? 'provisional' : 'stated';
    return `${from === '' ? 'start' : quoted(from)} -> ${quoted(to)} [label="${labels.join('\\n').replaceAll('"', '\\"')}", class="${kind}"]`;
  });
  return [
    `digraph ${quoted(name)} {`,
    'rankdir=TB; bgcolor=transparent; nodesep=0.6; ranksep=0.55;',
    // Browser fonts are wider than Graphviz expects, so the style sheet uses 12 and 10 pixels.
    'node [shape=box, style=rounded, fontname="Helvetica", fontsize=14, margin="0.18,0.08"];',
    'edge [fontname="Helvetica", fontsize=12.5, arrowsize=0.7];',
    ...start,
    ...nodes,
    ...edges,
    '}',
  ].join('\n');
};

const graphviz = await Graphviz.load();

/**
 * Removes the colors and ids that Graphviz writes. The style sheet sets colors, and ids would clash between drawings. A title becomes
 * an attribute by which a script finds a state, `draft`, or an arrow, `draft->live`.
 */
const withoutStyle = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/(<g [^>]*)>\s*<title>([^<]*)<\/title>/g, '$1 data-part="$2">')
    .replace(/ (?:fill|stroke|font-family|id|xmlns(?::xlink)?)="[^"]*"/g, '')
    .replace('<svg', '<svg aria-hidden="true" focusable="false"');

/** Draws a state machine. The table next to the drawing describes the same moves as sentences. */
export const machineDrawing = (machine: StateMachineShape): Html =>
  html`<div class="machine" role="region" aria-label="Drawing of the states of ${machine.name}" tabindex="0">${trusted(withoutStyle(graphviz.dot(renderGraph(machine))))}</div>`;
