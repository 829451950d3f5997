import { z } from 'zod';

/**
 * Creates the schema of an object that has no other members than these. An error names the available ones.
 *
 * @param what what a member is, as a noun
 * @param why the reason why it has only these, as a sentence
 */
export const strictObject = <Shape extends z.ZodRawShape>(shape: Shape, what = 'member', why = '') =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? [`unknown ${what} "${issue.keys.join('", "')}"`, why, `Available: ${Object.keys(shape).join(', ')}`]
            .filter(Boolean)
            .join('. ')
        : undefined,
  });

/** The problems of a value, each with its path and what was expected. No value of a secret is shown. */
export const listProblems = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => {
    const place = z.core.toDotPath(path);
    const problem = message.replace(/^Invalid (?:input|option): /, '');
    return `${place === '' ? '' : `${place}: `}${problem}${problem.endsWith('?') ? '' : '.'}`;
  });
