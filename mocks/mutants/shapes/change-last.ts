/** The change of a value: a new value, its removal, or undefined to leave it unchanged. */
export type Change = { readonly value: unknown } | 'removed' | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changeAt = (value: unknown, steps: readonly string[], change: (value: unknown) => Change): Change => {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (step === '*') {
    if (!Array.isArray(value)) return undefined;
    for (const index of [...value.keys()].toReversed()) {
      const item = changeAt(value[index], rest, change);
      if (item !== undefined)
        return { value: value.toSpliced(index, 1, ...(item === 'removed' ? [] : [item.value])) };
    }
    return undefined;
  }
  if (!isObject(value) || !Object.hasOwn(value, step)) return undefined;
  const member = changeAt(value[step], rest, change);
  if (member === undefined) return undefined;
  const { [step]: _, ...others } = value;
  return { value: member === 'removed' ? others : { ...value, [step]: member.value } };
};

/**
 * Changes one value at a JSON Pointer in which `*` stands for every item of an array. It changes the last item for which
 * `change` returns a change: if a server gets the other items right, only a check of every item detects the mutant.
 *
 * @returns a changed copy, or the body itself if there is nothing to change
 */
export const changeLast = (body: unknown, pointer: string, change: (value: unknown) => Change): unknown => {
  const after = changeAt(body, pointer.split('/').slice(1), change);
  return after === undefined || after === 'removed' ? body : after.value;
};
