import { scenario } from '../../engine/scenario.ts';
import { changesSharedData } from '../../resources/find-resource.ts';
import { checkRefusedWrites } from './refused-writes.ts';

// It holds the server: a plan that it changes may have other limits.
export default scenario(
  'errors.refused-shared-writes',
  'A refused write to data that the whole workspace shares has no effect',
  {},
  (gate) => checkRefusedWrites(gate, 'errors.refused-write-changes-nothing', changesSharedData),
);
