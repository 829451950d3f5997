import { BaseSequencer, type TestSpecification } from 'vitest/node';

const order = (a: TestSpecification, b: TestSpecification): number =>
  a.moduleId < b.moduleId ? -1 : Number(a.moduleId > b.moduleId);

/** By name: vitest's own order depends on sizes and earlier runs, and a run is to be repeatable from its seed. */
export class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort(order);
  }
}
