/** A value of free-form JSON, to compare others with. */
export const comparedValue: Readonly<Record<string, unknown>> = {
  letter: 'é',
  number: 1,
  nothing: null,
  list: [1, 2],
  name: 'gate',
};

const { nothing: _, ...withoutNull } = comparedValue;
const { name, ...withoutName } = comparedValue;

/** Values that nearly equal the compared one, by the difference: as JSON none of them is equal to it, however it is written. */
export const nearValues: Readonly<Record<string, unknown>> = {
  'a member of null that is missing': withoutNull,
  'false in place of null': { ...comparedValue, nothing: false },
  'a number in quotes': { ...comparedValue, number: '1' },
  'a fraction': { ...comparedValue, number: 1.5 },
  'another letter beyond ASCII': { ...comparedValue, letter: 'è' },
  'a combining accent': { ...comparedValue, letter: 'e\u0301' },
  'the name of a member in another case': { ...withoutName, Name: name },
  'an item that is repeated': { ...comparedValue, list: [1, 2, 2] },
};

/** Two long texts that differ in one character in their middle. */
export const longTexts = ((half: string) => [`${half}a${half}`, `${half}b${half}`] as const)(
  'x'.repeat(2048),
);
