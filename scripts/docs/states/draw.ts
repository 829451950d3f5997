import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { StateMachineShape } from '@workspace-api/contract';
import { type Html, html, trusted } from '../../../conformance/report/html/escape.ts';
import { renderGraph } from './graph.ts';

const graphviz = await Graphviz.load();

/** Removes the colors and ids that Graphviz writes. The style sheet sets colors, and ids would clash between drawings. */
const withoutStyle = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?|<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ (?:fill|stroke|font-family|id|xmlns(?::xlink)?)="[^"]*"/g, '')
    .replace('<svg', '<svg aria-hidden="true" focusable="false"');

/** Draws a state machine. The table next to the drawing describes the same moves as sentences. */
export const machineDrawing = (machine: StateMachineShape): Html =>
  html`<div class="machine" role="region" aria-label="Drawing of the states of ${machine.name}" tabindex="0">${trusted(withoutStyle(graphviz.dot(renderGraph(machine))))}</div>`;
