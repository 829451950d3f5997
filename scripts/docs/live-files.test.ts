import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { toDetails } from '../../mocks/dashboard/send/draft.ts';
import { bundle } from './contract.ts';
import { formDocument } from './live-files.ts';

test.each(operationList)('the document of Try it has all that the form of $id shows', (operation) => {
  expect(toDetails(JSON.parse(formDocument()), operation)).toEqual(toDetails(bundle, operation));
});
