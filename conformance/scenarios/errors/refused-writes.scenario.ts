import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { checkRefusedWrites } from './refused-writes.ts';

export default scenario(
  'errors.refused-writes',
  'A write that is refused has no effect, whatever the reason',
  { holds: [] },
  (gate) =>
    checkRefusedWrites(
      gate,
      'errors.refused-write-changes-nothing',
      (operation) => !changesSharedData(operation),
    ),
);
