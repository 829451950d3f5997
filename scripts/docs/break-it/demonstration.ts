import { formatBody } from '../run/format-body.ts';
import type { DemonstratedRequest, Exchange, Received } from './play.ts';

/** Requests that show a mutant, and the finding of the gate if they are the gate's. */
export type Demonstration = {
  readonly expected?: string;
  readonly got?: string;
  readonly requests: readonly DemonstratedRequest[];
};

/** The demonstrations of a family of clauses by mutant, or why a page can't show one. */
export type Demonstrations = Readonly<Record<string, Demonstration | { readonly reason: string }>>;

/** Headers that also differ between two correct servers if one has received more requests. */
const incidental = /^(?:access-control-.*|date|content-length|x-request-id|x-ratelimit-.*)$/;

const toLines = ({ status, headers, body, deliveries = [] }: Received, isWhole: boolean): string[] => [
  `HTTP ${status}`,
  ...Object.entries(headers).flatMap(([name, value]) =>
    isWhole || !incidental.test(name) ? [`${name}: ${value}`] : [],
  ),
  ...(body === '' ? [] : ['', ...formatBody(body).split('\n')]),
  ...deliveries.flatMap((delivery) => ['', 'Webhook:', ...delivery.split('\n')]),
];

const generatedId = /\b[a-z]+_[0-9A-Z]{26}\b/g;

/**
 * Creates a function that makes the lines of a server equal to the lines of another server for equal records: it numbers the generated
 * ids that only this server has, by their first appearance, and omits the content of cursors, which differ for each request.
 */
const createNumbering = (own: readonly Exchange[], others: readonly Exchange[]) => {
  const listIds = (exchanges: readonly Exchange[]) =>
    exchanges.flatMap(({ response }) =>
      [response?.body ?? '', ...(response?.deliveries ?? [])].flatMap(
        (text) => text.match(generatedId) ?? [],
      ),
    );
  const shared = new Set(listIds(others));
  const single = [...new Set(listIds(own).filter((id) => !shared.has(id)))];
  return (line: string): string =>
    line
      // Signatures and signing secrets have no capital letters.
      .replaceAll(/\b(?=[\w-]*[A-Z])[\w-]{60,}(?:\.[\w-]+)?/g, '…')
      .replaceAll(generatedId, (id) => (shared.has(id) ? id : `#${single.indexOf(id)}`));
};

/** A line of a response, and whether the other server's response lacks it. */
export type Line = { readonly text: string; readonly isDifferent: boolean };

/** A request, and the lines of both responses. A server that couldn't get it has none. */
export type Comparison = {
  readonly request: DemonstratedRequest;
  readonly correct: readonly Line[] | null;
  readonly broken: readonly Line[] | null;
  readonly isDifferent: boolean;
};

/** Marks the lines that another list lacks; in lists of equal lines, those at another place. */
const markLines = (lines: readonly string[], forms: readonly string[], others: readonly string[]): Line[] => {
  const isReordered =
    forms.every((form) => others.includes(form)) && others.every((form) => forms.includes(form));
  return lines.map((text, at) => {
    const form = forms[at] ?? '';
    const isDifferent = isReordered ? form !== others[at] : !others.includes(form);
    return { text, isDifferent: isDifferent && text !== '' };
  });
};

const compareWith = (
  correct: readonly Exchange[],
  broken: readonly Exchange[],
  isWhole: boolean,
): Comparison[] => {
  const [ofCorrect, ofBroken] = [createNumbering(correct, broken), createNumbering(broken, correct)];
  return broken.map(({ request, response }, at) => {
    const one = correct[at]?.response && toLines(correct[at].response, isWhole);
    const other = response && toLines(response, isWhole);
    const [oneForms, otherForms] = [one?.map(ofCorrect) ?? [], other?.map(ofBroken) ?? []];
    return {
      request,
      correct: one ? markLines(one, oneForms, otherForms) : null,
      broken: other ? markLines(other, otherForms, oneForms) : null,
      isDifferent: Boolean(one && other) && oneForms.join('\n') !== otherForms.join('\n'),
    };
  });
};

/** Compares what two servers responded to the same requests. If nothing else differs, with the incidental headers. */
export const compareExchanges = (correct: readonly Exchange[], broken: readonly Exchange[]): Comparison[] => {
  const brief = compareWith(correct, broken, false);
  return brief.some(({ isDifferent }) => isDifferent) ? brief : compareWith(correct, broken, true);
};
