import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { validateArray } from 'ajv/dist/vocabularies/code.js';

// The variables of each function that Ajv generates.
const vErrors = new Name('vErrors');
const errors = new Name('errors');

/**
 * `items`, which collects the errors of each item apart and then appends them to the others. Ajv's own copies all errors
 * so far whenever an item fails a schema with references, which is quadratic in the number of errors.
 *
 * @throws Error for `prefixItems`, which it doesn't know
 */
export const itemsKeyword: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(cxt: KeywordCxt) {
    const { gen, data, schema, parentSchema, it } = cxt;
    if (parentSchema.prefixItems !== undefined) throw new Error('items beside prefixItems is not supported.');
    it.items = true;
    if (alwaysValidSchema(it, schema)) return;
    // Within `if` and `not`, which collect no errors.
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
    });
    gen.assign(vErrors, all);
    gen.assign(errors, _`${all} === null ? 0 : ${all}.length`);
  },
};
