import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { listErrorCodes, type OpenApiDocument, type Response, type Schema } from './openapi-document.ts';

const envelope = '#/components/schemas/ErrorEnvelope';

/** The envelope, restricted to the codes of its examples. */
const withCodes = (codes: string[]): Schema => ({
  allOf: [
    { $ref: envelope },
    {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string', enum: codes } },
        },
      },
    },
  ],
});

/**
 * Adds the codes from the examples to the schemas of error responses. Types are generated from this document, so that a
 * client's switch over the codes of an operation can be exhaustive. The contract itself leaves the codes open, since a service
 * may add more.
 */
const withErrorCodes = (document: OpenApiDocument): OpenApiDocument => {
  const narrowed = structuredClone(document);
  for (const response of Object.values(narrowed.components.responses ?? {}) as Response[]) {
    for (const media of Object.values(response.content ?? {})) {
      if (media.schema?.$ref !== envelope) continue;
      const codes = listErrorCodes(document, media);
      if (codes.length > 0) media.schema = withCodes(codes);
    }
  }
  return narrowed;
};

const { factory } = ts;

/**
 * Declares each schema as a type of its own, such as `Agent`, which `components['schemas']` refers to. Editors and error
 * messages then show `Agent` instead of its members.
 */
const nameSchemas = (nodes: readonly ts.Node[]): ts.Node[] => {
  const components = nodes.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components');
  const listMembers = (members: readonly ts.TypeElement[] = []) =>
    members
      .filter(ts.isPropertySignature)
      .flatMap((member) => (ts.isIdentifier(member.name) ? { member, name: member.name.text } : []));
  const schemas = listMembers(components?.members).find(({ name }) => name === 'schemas');
  const aliases = listMembers((schemas?.member.type as ts.TypeLiteralNode | undefined)?.members).map(
    ({ member, name }) => {
      const alias = factory.createTypeAliasDeclaration(
        [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
        name,
        undefined,
        member.type as ts.TypeNode,
      );
      ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
      ts.setSyntheticLeadingComments(member, undefined);
      Object.assign(member, { type: factory.createTypeReferenceNode(name) });
      return alias;
    },
  );
  return [...nodes, ...aliases];
};

/**
 * Keeps the known values of an open union, `ErrorCode | string`, from disappearing in `string`, so that editors complete them and
 * the compiler knows them.
 */
const keepKnownValues = (type: ts.TypeNode): ts.TypeNode => {
  if (!ts.isUnionTypeNode(type) || !type.types.some(ts.isIndexedAccessTypeNode)) return type;
  const openString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode(
    type.types.map((branch) => (branch.kind === ts.SyntaxKind.StringKeyword ? openString : branch)),
  );
};

/** Gives a filter of events the type of its values. */
const nameEventFilter = (schema: object): ts.TypeNode | undefined =>
  'x-event-filter' in schema ? factory.createTypeReferenceNode('EventFilter') : undefined;

/** The values of a filter of events, from the types of the events. */
const eventFilter = `/** A type of events, all events of a family, such as \`pages.*\`, or all events. */
export type EventFilter<Type extends string = WebhookEvent['type']> =
  | Type
  | (Type extends \`\${infer Family}.\${string}\` ? \`\${Family}.*\` : never)
  | '*';
`;

/** `types.ts`: the TypeScript types of paths, operations and components. Errors have the codes of their operation. */
export const renderTypes = async (document: OpenApiDocument): Promise<string> => {
  const ast = await openapiTS(withErrorCodes(document) as unknown as Parameters<typeof openapiTS>[0], {
    defaultNonNullable: false,
    transform: nameEventFilter,
    postTransform: keepKnownValues,
    silent: true,
  });
  const types = astToString(nameSchemas(ast));
  return `${types}${types.includes('EventFilter') ? eventFilter : ''}`;
};
