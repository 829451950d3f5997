// Generated from openapi/ by `npm run generate`. Do not edit.
import { inlineValue } from './code/message-text.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The messages of errors that contain values, by the name of the error. Whatever the values contain, a message is one line. */
export const messages = {
  "insufficient-scope": ({ scope }: Values<"scope">) =>
    `The token lacks the scope ${inlineValue(scope)}.`,
  "invalid-patch": ({ reason }: Values<"reason">) =>
    `The patch cannot be applied because ${inlineValue(reason)}.`,
  "invalid-plan": ({ plan }: Values<"plan">) =>
    `No plan has the id ${inlineValue(plan)}.`,
  "name-taken": ({ name }: Values<"name">) =>
    `A token named ${inlineValue(name)} already exists in this workspace.`,
  "plan-change-not-allowed": ({ reason }: Values<"reason">) =>
    `The plan cannot be changed because ${inlineValue(reason)}.`,
  "slug-in-use": ({ slug }: Values<"slug">) =>
    `A page with the slug ${inlineValue(slug)} already exists.`,
  "tombstoned": ({ slug }: Values<"slug">) =>
    `The slug ${inlineValue(slug)} belonged to a recently deleted resource and is still reserved.`,
  "upstream-unavailable": ({ upstream }: Values<"upstream">) =>
    `The ${inlineValue(upstream)} provider is unavailable. Try again later.`,
  "version-mismatch": ({ revision }: Values<"revision">) =>
    `The draft has changed since revision ${inlineValue(revision)}. Read it again and repeat the edit.`,
  "workspace-forbidden": ({ slug }: Values<"slug">) =>
    `This session has no access to the workspace ${inlineValue(slug)}.`,
  "workspace-not-found": ({ slug }: Values<"slug">) =>
    `No workspace has the slug ${inlineValue(slug)}.`,
};
