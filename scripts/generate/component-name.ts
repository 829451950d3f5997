import type { Ref } from './openapi-document.ts';

/** The name of the component that a reference points at. @throws Error when the node is written in place */
export const componentName = (where: string, node: object | undefined): string => {
  const ref = (node as Ref | undefined)?.$ref;
  if (!ref) throw new Error(`${where}: give it its own component in openapi/ and refer to that with $ref.`);
  return ref.split('/').at(-1) as string;
};
