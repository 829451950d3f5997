import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { validateArray } from 'ajv/dist/vocabularies/code.js';

// The variables of each function that Ajv generates.
const vErrors = new Name('vErrors');
const errors = new Name('errors');

/**
 * The number of errors after which the items of an array, and the members of an object, aren't validated any more. A body of
 * millions of invalid records would otherwise have millions of errors, which fill the memory.
 */
export const maxErrors = 10_000;

/**
 * `items`, but it stops after {@link maxErrors} errors, and it collects the errors of each item separately and then appends them to the others. Ajv's own keyword copies all
 * previous errors whenever an item fails a schema with references, which takes quadratic time.
 *
 * @throws Error for `prefixItems`, which it doesn't support
 */
export const itemsKeyword: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(cxt: KeywordCxt) {
    const { gen, data, schema, parentSchema, it } = cxt;
    if (parentSchema.prefixItems !== undefined)
      throw new Error('items next to prefixItems is not supported.');
    it.items = true;
    if (alwaysValidSchema(it, schema)) return;
    // `if` and `not` collect no errors.
    if (!it.allErrors) return cxt.ok(validateArray(cxt));
    const all = gen.let('all', vErrors);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      gen.assign(vErrors, null);
      gen.assign(errors, 0);
      cxt.subschema({ keyword: 'items', dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
      gen.if(
        _`${all} === null`,
        () => gen.assign(all, vErrors),
        () =>
          gen.if(_`${vErrors} !== null`, () =>
            gen.forOf('error', vErrors, (error) => gen.code(_`${all}.push(${error})`)),
          ),
      );
      gen.if(_`${all} !== null && ${all}.length >= ${maxErrors}`, () => gen.break());
    });
    gen.assign(vErrors, all);
    gen.assign(errors, _`${all} === null ? 0 : ${all}.length`);
  },
};
