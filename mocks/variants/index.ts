import { acceptedForWrites } from './accepted-for-writes.ts';
import { createdForWrites } from './created-for-writes.ts';
import { emptyObject } from './empty-object.ts';
import { idsInDecimal } from './ids-in-decimal.ts';
import { idsWithDashes } from './ids-with-dashes.ts';
import { keyFieldsRenamed } from './key-fields-renamed.ts';
import type { Variant } from './lib/variant.ts';
import { nestedRecord } from './nested-record.ts';
import { noContent } from './no-content.ts';
import { okForCreations } from './ok-for-creations.ts';
import { okTrue } from './ok-true.ts';
import { timestampsInSeconds } from './timestamps-in-seconds.ts';
import { timestampsWithMicroseconds } from './timestamps-with-microseconds.ts';
import { timestampsWithOffset } from './timestamps-with-offset.ts';
import { unknownMembers } from './unknown-members.ts';
import { webhookSecretRenamed } from './webhook-secret-renamed.ts';
import { workspacesAsData } from './workspaces-as-data.ts';

export type { Variant } from './lib/variant.ts';

/** All variants by name. */
export const variants: Readonly<Record<string, Variant>> = {
  'accepted-for-writes': acceptedForWrites,
  'created-for-writes': createdForWrites,
  'empty-object': emptyObject,
  'ids-in-decimal': idsInDecimal,
  'ids-with-dashes': idsWithDashes,
  'key-fields-renamed': keyFieldsRenamed,
  'nested-record': nestedRecord,
  'no-content': noContent,
  'ok-for-creations': okForCreations,
  'ok-true': okTrue,
  'timestamps-in-seconds': timestampsInSeconds,
  'timestamps-with-microseconds': timestampsWithMicroseconds,
  'timestamps-with-offset': timestampsWithOffset,
  'unknown-members': unknownMembers,
  'webhook-secret-renamed': webhookSecretRenamed,
  'workspaces-as-data': workspacesAsData,
};
