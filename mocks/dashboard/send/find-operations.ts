import type { OperationShape } from '@workspace-api/contract';

/** The operations of a tag. */
export type OperationGroup = { readonly tag: string; readonly operations: readonly OperationShape[] };

/** Groups the operations that contain every word of a search by tag, in the contract's order. */
export const groupOperations = (operations: readonly OperationShape[], text: string): OperationGroup[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ id, method, path, summary, tag }: OperationShape) => {
    const searched = [id, method, path, summary, tag].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  return [...new Set(operations.map(({ tag }) => tag))]
    .map((tag) => ({ tag, operations: operations.filter((each) => each.tag === tag && matches(each)) }))
    .filter((group) => group.operations.length > 0);
};
