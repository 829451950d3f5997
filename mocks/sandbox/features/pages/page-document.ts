import { type components, examples } from '@workspace-api/contract';

/** A page as a JSON document. */
export type PageDocument = components['schemas']['PageDocument'];

type Metadata = Pick<PageDocument['metadata'], 'slug' | 'title'>;

/** A document with a slug and a title. It is empty by default. */
export const pageDocument = (metadata: Metadata, document?: PageDocument): PageDocument => ({
  ...(document ?? {
    version: examples['page-home'].version,
    metadata,
    schema: {},
    tree: { block: 'NavShell', props: {} },
  }),
  metadata: { ...document?.metadata, ...metadata },
});
