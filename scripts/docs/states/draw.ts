import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { StateMachineShape } from '@workspace-api/contract';
import { type Html, trusted } from '../../../conformance/report/html/escape.ts';
import { renderGraph } from './graph.ts';

/** Removes the colors and ids that Graphviz writes. The style sheet sets colors, and ids would clash between drawings. */
const withoutStyle = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ (?:fill|stroke|font-family)="[^"]*"/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/ xmlns(?::xlink)?="[^"]*"/g, '')
    .replace('<svg', '<svg aria-hidden="true" focusable="false"');

/** Draws state machines as SVG. The table next to each drawing describes the same moves as sentences. */
export const createDrawing = async (): Promise<(machine: StateMachineShape) => Html> => {
  const graphviz = await Graphviz.load();
  return (machine) => trusted(withoutStyle(graphviz.dot(renderGraph(machine))));
};
