import { type Html, html } from '../../conformance/report/html/escape.ts';
import { type Bundle, isNode, type Node } from './contract.ts';
import { withCode } from './elements.ts';

/** What a reader needs to know of an error code. */
export type ErrorAdvice = { readonly when?: Html; readonly remedy?: Html; readonly retry?: Html };

const memberOf = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, name) => (isNode(at) ? (at as Node)[name] : undefined), node);

/** The advice of the contract for each code: the list in the description of the envelope's `code`. */
export const adviceOf = ({ components }: Bundle): Readonly<Record<string, ErrorAdvice>> => {
  const code = memberOf(components.schemas?.ErrorEnvelope, 'properties', 'error', 'properties', 'code');
  const description = String(memberOf(code, 'description') ?? '').replace(/\n {2,}/g, ' ');
  const advice: Record<string, ErrorAdvice> = {};
  for (const [, line = ''] of description.matchAll(/^- (.+)$/gm)) {
    // One line may have several sentences, each for its codes: `a`, `b`: do this. `c`: do that.
    for (const [, codes = '', remedy = ''] of line.matchAll(
      /((?:`[A-Za-z_]+`(?:, )?)+): (.+?)(?=(?: `[A-Za-z_]+`(?:, `[A-Za-z_]+`)*: )|$)/g,
    )) {
      const sentence = remedy.charAt(0).toUpperCase() + remedy.slice(1);
      for (const [, name = ''] of codes.matchAll(/`([^`]+)`/g))
        advice[name] = { remedy: html`${withCode(sentence)}` };
    }
  }
  return advice;
};
