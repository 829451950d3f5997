import type { DataTypeNode, KyselyPlugin, OperationNode } from 'kysely';
import { OperationNodeTransformer, RawNode } from './kysely.ts';

class TextInByteOrder extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    // A column's type may be any expression; only the transformer's signature is narrower.
    const inByteOrder: OperationNode = RawNode.createWithSql('text collate "C"');
    return node.dataType === 'text' ? (inByteOrder as DataTypeNode) : node;
  }
}

/**
 * Makes text columns sort by their bytes, as SQLite's do, whatever language the database was made for: identifiers and
 * times are ordered, and pages begin, at the same record on both.
 */
export const byteOrder = (): KyselyPlugin => {
  const transformer = new TextInByteOrder();
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
};
