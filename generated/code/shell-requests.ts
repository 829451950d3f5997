import { decodeSegment } from './decode-segment.ts';

/** A request that a `curl` command sends. */
export type ShellRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: [name: string, value: string][];
  readonly body: string | null;
};

/** Thrown for a command that isn't an assignment or a plain `curl`. */
export class UnsupportedCommandError extends Error {
  override readonly name = 'UnsupportedCommandError';
}

type Variables = Record<string, string>;

/** A part of a word: in single quotes, in bash's `$'…'`, in double quotes, a variable, a character after a backslash, or plain. */
const part =
  /'([^']*)'|\$'((?:[^'\\]|\\.)*)'|"((?:[^"\\`$]|\\.|\$\w|\$\{\w+\})*)"|\$(\w+|\{\w+\})|\\(.)|([^\s'"$|<>&;()`\\#]+)/y;

const ansiC: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** The bytes of a character follow each other. */
const expandAnsiC = (quoted: string): string =>
  quoted.replaceAll(/((?:\\x[\da-f]{2})+)|\\(.)/g, (_, bytes?: string, escaped = '') =>
    bytes ? decodeSegment(bytes.replaceAll('\\x', '%')) : (ansiC[escaped] ?? escaped),
  );

const getVariable = (variables: Variables, braced: string): string => {
  const name = braced.replaceAll(/[{}]/g, '');
  const value = variables[name];
  if (value === undefined) throw new UnsupportedCommandError(`Expected a value for $${name}.`);
  return value;
};

const expand = (quoted: string, variables: Variables): string =>
  quoted.replaceAll(
    /\\(.)|\$(\w+|\{\w+\})/g,
    (_, escaped?: string, name = '') => escaped ?? getVariable(variables, name),
  );

/** Splits a script into commands of words, and performs its assignments. */
const readCommands = (script: string, variables: Variables): string[][] => {
  const source = script.replaceAll(/\\\n/g, ' ');
  const commands: string[][] = [];
  let words: string[] = [];
  let at = 0;
  const endCommand = () => {
    const [, name, value] = (words.length === 1 && /^(\w+)=([\s\S]*)$/.exec(words[0] ?? '')) || [];
    if (name !== undefined) variables[name] = value ?? '';
    else if (words.length > 0) commands.push(words);
    words = [];
  };
  while (at < source.length) {
    if (source[at] === '\n') endCommand();
    if (/\s/.test(source[at] ?? '')) {
      at += 1;
      continue;
    }
    if (source[at] === '#') {
      at = `${source}\n`.indexOf('\n', at);
      continue;
    }
    let word = '';
    while (at < source.length && !/\s/.test(source[at] ?? '')) {
      part.lastIndex = at;
      const match = part.exec(source);
      if (!match)
        throw new UnsupportedCommandError(`Expected a plain command at "${source.slice(at, at + 20)}".`);
      const [whole, single, quoted, double, name, escaped, plain] = match;
      word +=
        single ??
        escaped ??
        plain ??
        (quoted === undefined ? undefined : expandAnsiC(quoted)) ??
        (double === undefined ? getVariable(variables, name ?? '') : expand(double, variables));
      at += whole.length;
    }
    words.push(word);
  }
  endCommand();
  return commands;
};

/** A semicolon in place of the colon sends an empty header. */
const parseHeader = (line: string): [string, string] => {
  const [, name = '', value = ''] = /^([^:;]+)[:;]\s*(.*)$/s.exec(line) ?? [];
  return [name, value];
};

/** What the response is printed with, and that the URL is taken as it is. */
const withoutEffect: ReadonlySet<string> = new Set(['-s', '-i', '-sS', '--globoff', '--path-as-is']);

const toRequest = ([program, ...words]: readonly string[]): ShellRequest => {
  if (program !== 'curl') throw new UnsupportedCommandError(`Expected "curl", got "${program}".`);
  const headers: ShellRequest['headers'] = [];
  const data: string[] = [];
  let [method, url, isQuery] = [undefined as string | undefined, '', false];
  const rest = words.values();
  const next = () => rest.next().value ?? '';
  for (const word of rest) {
    if (word === '-X') method = next();
    else if (word === '-H') headers.push(parseHeader(next()));
    else if (word === '-d' || word === '--data-raw') data.push(next());
    else if (word === '--head') method = 'HEAD';
    else if (word === '-G') isQuery = true;
    else if (!word.startsWith('-')) url = word;
    else if (!withoutEffect.has(word))
      throw new UnsupportedCommandError(`Expected -X, -H, -d, -G, -s or -i, got "${word}".`);
  }
  const joined = data.join('&');
  if (data.length === 0 || isQuery)
    return {
      method: method ?? 'GET',
      url: joined === '' ? url : `${url}?${joined}`,
      headers,
      body: null,
    };
  const hasType = headers.some(([name]) => name.toLowerCase() === 'content-type');
  if (!hasType) headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
  // `-H 'Content-Type:'` sends none.
  return {
    method: method ?? 'POST',
    url,
    headers: headers.filter(([name, value]) => value !== '' || name.toLowerCase() !== 'content-type'),
    body: joined,
  };
};

/**
 * Reads the requests of a shell script that consists of assignments and `curl` commands.
 *
 * @param variables the variables of earlier scripts; assignments change them
 * @throws UnsupportedCommandError
 */
export const readShellRequests = (script: string, variables: Variables): ShellRequest[] =>
  readCommands(script, variables).map(toRequest);
