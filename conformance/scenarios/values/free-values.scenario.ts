import { type ClauseId, operations, resources } from '@workspace-api/contract';
import fc from 'fast-check';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { type Case, type Gate, scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/find-resource.ts';
import { findEntries } from '../logs/log-entries.ts';
import { drafts, editing } from '../pages/drafts.ts';
import { newSecretName, secretNamed } from '../secrets/secret-records.ts';
import { freeLines, freeTree, letters, wholeStrings } from '../shared/free-values.ts';
import { addLogEntry } from '../shared/lists.ts';
import { addFreeSubmissions } from './free-submissions.ts';
import { expectAsSent, firstAccepted, patchFreely, type RoundTrip } from './round-trip.ts';

/** A record that holds values of a client's choice, and the clause by which they come back as sent. */
type FreeRecord = {
  readonly clause: ClauseId;
  /** Sends values, and returns those that the target accepted with what it shows. */
  readonly roundTrips: (t: Case, gate: Pick<Gate, 'effort' | 'some'>) => Promise<readonly RoundTrip[]>;
};

/** A body that the contract chose: a server may ignore a member and choose the value itself. */
const isOwn = (got: unknown, mark: string): boolean => String(got).toLowerCase().includes(mark.toLowerCase());

/**
 * Words of letters only, so that any rule splits a message around them: accented, combined, of other scripts, and with letters
 * that change their length in another case or encoding.
 */
const words: readonly string[] = [
  'crèmebrûlée',
  'cafe\u0301s',
  'Straße',
  'Ωμέγα',
  'привет',
  '\u05e9\u05dc\u05d5\u05dd',
  'नमस्ते',
  '日本語',
];

/** Letters of a slug; neither the characters that it may have nor their normalization are documented. */
const fold = (slug: unknown): string => String(slug).normalize('NFKC').toLowerCase();

/** The records, by what holds the values. */
const freeRecords: Readonly<Record<string, FreeRecord>> = {
  'the purpose of a secret': {
    clause: 'secrets.purpose-visible',
    roundTrips: async (t, { effort }) => {
      const name = newSecretName(t);
      const mark = t.unique('Gate');
      const set = async (purpose: string) => {
        const body = t.sample('setSecret', { name, purpose });
        if (!isSuccess(await t.send({ operation: 'setSecret', body }))) return null;
        return { sent: purpose, got: (await secretNamed(t, name))?.purpose };
      };
      const line = await firstAccepted(freeLines(mark), set);
      if (!isOwn(line[0]?.got, mark)) return [];
      const whole: (RoundTrip | null)[] = [];
      if (effort !== 'quick') for (const value of [...wholeStrings, ...letters]) whole.push(await set(value));
      return [...line, ...whole.filter((one) => one !== null)];
    },
  },
  'the name of an agent': {
    clause: 'agents.created-is-readable',
    roundTrips: async (t) => {
      const mark = t.unique('Gate');
      const line = await firstAccepted(freeLines(mark), async (name) => {
        const response = await t.send({ operation: 'createAgent', body: t.sample('createAgent', { name }) });
        const id = isSuccess(response) ? createdId(resources.agent, response) : null;
        if (id === null) return null;
        const got = member(getJson(await t.prepare({ operation: 'getAgent', path: { id } })), 'name');
        return { sent: name, got };
      });
      return isOwn(line[0]?.got, mark) ? line : [];
    },
  },
  'the draft of a page': {
    clause: 'pages.patch-applies',
    roundTrips: async (t) => {
      const draft = await drafts.updatePage(t);
      const slug = `${t.unique('gate')}-${letters[0]?.replaceAll(' ', '-')}`.toLowerCase();
      const path = '/metadata/slug';
      const isRenamed = isSuccess(await draft.patch([{ op: 'replace', path, value: slug }]));
      const roundTrips = await patchFreely(t, draft, { [`${draft.place}/gate`]: freeTree });
      if (!isRenamed) return roundTrips;
      return [...roundTrips, { sent: fold(slug), got: fold(valueAt((await draft.observe()).json(), path)) }];
    },
  },
  'the data of submissions': {
    clause: 'forms.created-outside',
    roundTrips: async (t) => {
      t.needs('add-submission');
      const { form, dataById } = await addFreeSubmissions(t);
      const items = await t.subjects.list('listSubmissions', { path: { id: form } });
      return Object.entries(dataById).map(([id, sent]) => ({
        sent,
        got: items.find((item) => item.id === id)?.data,
      }));
    },
  },
  'the action and the payload of an approval': {
    clause: 'approvals.shows-what-is-asked',
    roundTrips: async (t) => {
      const sent = { action: t.unique('Gate.Review'), payload: freeTree };
      const { id } = await t.subjects.freshApproval(undefined, sent);
      const fetched = (await t.prepare({ operation: 'getApproval', path: { id } })).json();
      const limit = operations.listApprovals.list.maxLimit;
      const match = (await t.subjects.listFirst('listApprovals', limit)).find((one) => one.id === id);
      return [fetched, ...(match ? [match] : [])].map((approval) => ({
        sent,
        got: { action: member(approval, 'action'), payload: member(approval, 'payload') },
      }));
    },
  },
  // What a search finds has to be the message that was written.
  'the words of a log entry': {
    clause: 'logs.search-by-text',
    roundTrips: async (t, gate) => {
      const marker = t.unique('words').replaceAll('-', '');
      const chosen = gate.some('words', words, 3);
      const messages = chosen.map((word) => `${marker} ${word}${marker} end`);
      for (const message of messages) await addLogEntry(t, message);
      const newest = await t.subjects.listFirst('listLogs', 100);
      const roundTrips: RoundTrip[] = [];
      for (const [index, message] of messages.entries()) {
        // The driver may add entries in another form.
        if (!newest.some((entry) => entry.message === message)) continue;
        const entries = await findEntries(t, 'searchLogs', { q: `${chosen[index]}${marker}` });
        roundTrips.push({ sent: message, got: entries.find((entry) => entry.message === message)?.message });
      }
      return roundTrips;
    },
  },
};

const toPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const title = 'A string, a name or a value of free shape comes back as sent';
export const ownRecords = scenario(title, { holds: [] }, async (gate) => {
  for (const [name, { clause, roundTrips }] of Object.entries(freeRecords))
    await gate.case(name, async (t) => expectAsSent(t, clause, await roundTrips(t, gate)));

  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  await gate.property({
    name: 'members with any name and text',
    arbitrary: fc.dictionary(
      text.filter((name) => name !== '__proto__'),
      text,
      { minKeys: 1, maxKeys: 20 },
    ),
    body: async (t, members) => {
      const { patch, observe, place } = await drafts.updatePage(t);
      const operations = Object.entries(members).map(([name, value]) => ({
        op: 'add',
        path: `${place}/gate/${toPointer(name)}`,
        value,
      }));
      const response = await patch([{ op: 'add', path: `${place}/gate`, value: {} }, ...operations]);
      // A server may validate the props of its blocks.
      if (!isSuccess(response))
        return t.notExercised('pages.patch-applies', `a draft that accepts any value below ${place}`);
      const got = valueAt((await observe()).json(), `${place}/gate`);
      expectAsSent(t, 'pages.patch-applies', [{ sent: members, got }]);
    },
    runs: { quick: 1, standard: 8, thorough: 60 },
  });
});

const themeTitle = 'A font name and a value of free shape come back from the draft of the theme as sent';
export const theme = scenario(themeTitle, { holds: ['theme'] }, async (gate) => {
  await gate.case('the draft of the theme', (t) =>
    editing(t, 'updateTheme', async (draft) => {
      const name = t.unique('gate').replaceAll('-', '_');
      const roundTrips = await patchFreely(t, draft, {
        [`${draft.place}/${name}`]: freeTree,
        [`/colors/${name}`]: '#0f172a',
        [`/colors/G${name.slice(1)}`]: '#1e293b',
      });
      const added = roundTrips.filter(({ path }) => path !== draft.stringPath);
      await draft.patch(added.map(({ path }) => ({ op: 'remove', path })));
      expectAsSent(t, 'pages.patch-applies', roundTrips);
    }),
  );
});
