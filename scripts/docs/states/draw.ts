import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { StateMachineShape } from '@workspace-api/contract';
import { type Html, trusted } from '../../../conformance/report/html/escape.ts';
import { renderGraph } from './graph.ts';

/** Graphviz writes colours and ids that the page's style sheet and other drawings decide. */
const withoutStyle = (svg: string): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ (?:fill|stroke|font-family)="[^"]*"/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/ xmlns(?::xlink)?="[^"]*"/g, '')
    .replace('<svg', '<svg aria-hidden="true" focusable="false"');

/** Draws state machines as SVG; the table beside each says the same in words. */
export const createDrawing = async (): Promise<(machine: StateMachineShape) => Html> => {
  const graphviz = await Graphviz.load();
  return (machine) => trusted(withoutStyle(graphviz.dot(renderGraph(machine))));
};
