import { expect, test } from 'vitest';
import { bundle } from '../docs/contract.ts';
import { workflowFiles } from '../docs/workflows.ts';
import {
  type Example,
  getNode,
  type Header,
  type Link,
  listOperations,
  type OperationEntry,
  type Response,
  resolve,
} from './openapi-document.ts';

const entries = new Map(listOperations(bundle).map((entry) => [entry.operation.operationId, entry]));

type LinkEntry = { from: OperationEntry; response: Response; link: Link; label: string };

const links: LinkEntry[] = [...entries].flatMap(([id, from]) =>
  from.responses.flatMap(([, response]) =>
    Object.values(response.links ?? {}).map((link) => ({
      from,
      response,
      link,
      label: `${id} → ${link.operationId}`,
    })),
  ),
);

/** The values of a runtime expression in the examples of the contract: one for each example of the response. */
const evaluate = ({ from, response }: LinkEntry, expression: string): unknown[] => {
  const [, source, name = ''] =
    /^\$(request\.path\.|response\.header\.|response\.body#)(.+)$/.exec(expression) ?? [];
  if (source === 'request.path.')
    return from.parameters.flatMap((one) => (one.in === 'path' && one.name === name ? one.example : []));
  if (source === 'response.header.')
    return [response.headers?.[name]].flatMap(
      (header) => header && (resolve<Header>(bundle, header).example ?? []),
    );
  return Object.values(response.content?.['application/json']?.examples ?? {}).map((example) =>
    getNode(resolve<Example>(bundle, example).value as object, name),
  );
};

test('each link leads to an operation, with all parameters of its path', () => {
  expect(links.length).toBeGreaterThan(20);
  for (const { link, label } of links) {
    expect([...entries.keys()], label).toContain(link.operationId);
    const { parameters = [] } = entries.get(link.operationId) ?? {};
    const required = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(Object.keys(link.parameters), label).toEqual(expect.arrayContaining(required));
    expect(
      parameters.map(({ name }) => name),
      label,
    ).toEqual(expect.arrayContaining(Object.keys(link.parameters)));
  }
});

test('the expressions of each link have a value in the examples of the response', () => {
  for (const entry of links) {
    for (const [parameter, expression] of Object.entries(entry.link.parameters)) {
      const values = evaluate(entry, expression);
      const label = `${entry.label} ${parameter}: ${expression}`;
      expect(
        values.filter((value) => typeof value === 'string'),
        label,
      ).not.toEqual([]);
      // A value may be null, such as the approval of a run that needs none.
      expect(values, label).not.toContain(undefined);
    }
  }
});

/** The API's operation of a step, without the document that it belongs to. */
const parseOperation = (id: string | undefined): string | undefined =>
  /^\$sourceDescriptions\.api\.(\w+)$/.exec(id ?? '')?.[1];

test('what a workflow passes from one operation to another is a link', () => {
  const passed = workflowFiles.flatMap(({ workflows }) =>
    workflows.flatMap(({ steps }) =>
      steps.flatMap(({ operationId, parameters = [] }) =>
        parameters.flatMap((parameter) => {
          if (!('name' in parameter)) return [];
          const [, id, output = ''] =
            /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(String(parameter.value)) ?? [];
          const source = steps.find(({ stepId }) => stepId === id);
          const [from, to] = [source?.operationId, operationId].map(parseOperation);
          const isLink = from !== undefined && to !== undefined && from !== to;
          return isLink ? [`${from} → ${to} ${parameter.name}: ${source?.outputs?.[output]}`] : [];
        }),
      ),
    ),
  );
  expect(passed.length).toBeGreaterThan(5);
  const linked = links.flatMap(({ link, label }) =>
    Object.entries(link.parameters).map(([name, expression]) => `${label} ${name}: ${expression}`),
  );
  expect(linked).toEqual(expect.arrayContaining(passed));
});
