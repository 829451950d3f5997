import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';

const { Document, Spectral } = spectralCore;

/** A finding in a document, with its line (from 1) and its path. */
export type LintResult = { rule: string; message: string; path: string; line: number };

/**
 * Lints one JSON document with Spectral.
 *
 * @param source the document as stored on disk, from which line numbers are computed
 * @param ruleset one of the rulesets of this folder
 */
export const lintDocument = async (source: string, ruleset: RulesetDefinition): Promise<LintResult[]> => {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  const results = await spectral.run(new Document(source, spectralParsers.Json));
  return results.map(({ code, message, path, range }) => ({
    rule: String(code),
    message,
    path: path.join('.'),
    line: range.start.line + 1,
  }));
};
