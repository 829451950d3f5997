import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listValues } from '../generate/descriptions-table.ts';
import { fromRoot, listSources, readJson, readText } from '../generate/paths.ts';

/** The linear expressions, each with why it is linear. `npm run regexes` writes it, and keeps reasons that are written by hand. */
export const linearFile = 'scripts/regexes/linear.json';

/** The reason of an expression that recheck found to be linear. It can't decide some, which need another reason. */
export const byRecheck = 'recheck';

/** The reasons why expressions are linear. */
export const readLinear = (): Readonly<Record<string, string>> => readJson(linearFile);

/** Code that reads what others send: bytes of a target, a recording, a client or a server. */
const folders = ['conformance', 'mocks/sandbox', 'mocks/receiver', 'client', 'generated'];

/** Code that reads only files, arguments and messages of its own user. */
const isTrusted = (path: string): boolean =>
  /\.(?:test|test-helper|slow|thorough|browser)\.ts$|(?:^|\/)(?:test|examples|node_modules|dist)\/|^conformance\/(?:cli|drivers)\/|load-module\.ts$/.test(
    path,
  );

/** The literals of a file. Most files have none, and aren't parsed. */
export const listLiterals = (source: string): string[] => {
  if (!/(?:[=(,:!&|?;[{}>]|return|^)\s*\/[^/*\s]/m.test(source)) return [];
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest));
  return literals;
};

/** The expressions that a module constructs when it is loaded: it is loaded once more, and they are recorded. */
const listConstructed = async (file: string, source: string): Promise<string[]> => {
  if (!/^(?:export )?const \w+ = new RegExp\(/m.test(source)) return [];
  const recorded: string[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args, newTarget) => {
      const regex = Reflect.construct(target, args, newTarget) as RegExp;
      // Other steps of the check run at the same time.
      if (new Error().stack?.includes(file)) recorded.push(String(regex));
      return regex;
    },
  });
  try {
    await import(`${pathToFileURL(fromRoot(file)).href}?regexes`);
  } finally {
    globalThis.RegExp = original;
  }
  return recorded;
};

/** Every regular expression that runs over strings of others, with a file that contains it: also the patterns of validators. */
export const listRegexes = async (): Promise<Map<string, string>> => {
  const regexes = new Map<string, string>();
  for (const document of ['generated/openapi.json', 'generated/sandbox/openapi.json'])
    for (const pattern of listValues('pattern', readJson(document)))
      regexes.set(String(new RegExp(pattern, 'u')), document);
  for (const file of listSources(...folders).filter((path) => !isTrusted(path))) {
    const source = readText(file);
    for (const regex of [...listLiterals(source), ...(await listConstructed(file, source))])
      regexes.set(regex, file);
  }
  return regexes;
};
