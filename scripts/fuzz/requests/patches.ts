import { examples, type OperationShape } from '@workspace-api/contract';
import type { Source } from '../book.ts';
import { nastyStrings } from '../nasty.ts';

const verbs = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const;

const steps = [
  ...['metadata', 'title', 'slug', 'description', 'root', 'children', 'props', 'block', 'headline', 'tree'],
  ...[
    'colors',
    'typography',
    'spacing',
    'accent',
    'version',
    '0',
    '1',
    '2',
    '-',
    '',
    '00',
    '-1',
    'a~1b',
    'm~0n',
  ],
];

/** Pointers into the contents of a JSON object, by its keys. */
const pointersInto = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? [at, ...Object.entries(value).flatMap(([key, member]) => pointersInto(member, `${at}/${key}`))]
    : [at];

const knownPointers = [
  ...new Set([examples['page-home'], examples.theme].flatMap((document) => pointersInto(document))),
];

const pointer = ({ draw }: Source): string =>
  draw.chance(0.7)
    ? draw.pick(knownPointers)
    : Array.from({ length: draw.below(6) }, () => `/${draw.pick(steps)}`).join('');

const value = ({ draw }: Source): unknown =>
  draw.pick<unknown>([
    'text',
    draw.pick(nastyStrings),
    draw.below(100),
    true,
    null,
    [],
    {},
    { block: 'Hero', props: { headline: 'Hello' } },
    [{ block: 'Section', props: {}, children: [] }],
  ]);

const operation = (source: Source): unknown => {
  const op = source.draw.pick(verbs);
  const needsValue = op === 'add' || op === 'replace' || op === 'test';
  return {
    op,
    path: pointer(source),
    ...(needsValue && { value: value(source) }),
    ...((op === 'move' || op === 'copy') && { from: pointer(source) }),
  };
};

/** A JSON Patch for an operation: the contract's example, or operations at random places. */
export const patchFor = (source: Source, { path }: OperationShape): unknown => {
  const { draw } = source;
  const example = path.endsWith('/theme') ? examples['theme-patch'] : examples['page-patch'];
  if (draw.chance(0.3)) return example;
  return Array.from({ length: 1 + draw.below(draw.chance(0.02) ? 400 : 5) }, () => operation(source));
};
