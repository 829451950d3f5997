import type { Breach } from '../../../conformance/resources/arbitraries/breach.ts';
import { describeBreach } from '../../../conformance/resources/arbitraries/breach.ts';
import { breaches } from '../../../conformance/resources/arbitraries/breaches.ts';
import type { Draw } from '../draw.ts';
import { brokenJson, nastyJson, nastyStrings } from '../nasty.ts';
import type { Plane } from '../plane.ts';
import { toBytes } from './request.ts';
import { type Draft, getBodySchema } from './valid.ts';

/** A body in bytes, and a description of its error. */
export type InvalidBody = { readonly what: string; readonly body: Uint8Array };

const cache = new Map<string, readonly Breach[]>();

const getBreaches = (plane: Plane, name: string): readonly Breach[] => {
  const key = `${plane.name} ${name}`;
  const cached = cache.get(key) ?? breaches(getBodySchema(plane, name));
  cache.set(key, cached);
  return cached;
};

const broken = (draw: Draw, { plane, operation }: Draft): InvalidBody | undefined => {
  if (operation.requestBody === null) return undefined;
  const all = getBreaches(plane, operation.requestBody.schema);
  if (all.length === 0) return undefined;
  const breach = draw.pick(all);
  return { what: describeBreach(breach), body: toBytes(JSON.stringify(draw.value(breach.value)) ?? '') };
};

const marker = '\u0001here\u0001';

/** Replaces one of a value's leaves or members with a marker. */
const marked = (draw: Draw, value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return marker;
  const keys = Object.keys(value);
  if (keys.length === 0 || draw.chance(0.1)) return marker;
  const at = draw.pick(keys);
  const inner = marked(draw, (value as Record<string, unknown>)[at]);
  return Array.isArray(value) ? value.with(Number(at), inner) : { ...value, [at]: inner };
};

const quotedMarker = JSON.stringify(marker);

/** Replaces one value within a body. */
const nastyWithin = (draw: Draw, { body }: Draft): InvalidBody => {
  const value = draw.chance(0.5) ? draw.pick(nastyJson) : JSON.stringify(draw.pick(nastyStrings));
  const json = JSON.stringify(marked(draw, body)) ?? quotedMarker;
  return {
    what: `the value ${value.slice(0, 30)} within the body`,
    body: toBytes(json.replace(quotedMarker, () => value)),
  };
};

/** Adds a member with an unusual name. */
const nastyMember = (draw: Draw, { body }: Draft): InvalidBody => {
  const name = draw.pick(nastyStrings);
  const json = JSON.stringify(body) ?? '';
  const member = `${JSON.stringify(name)}:${draw.pick(nastyJson)}`;
  return {
    what: `the member ${JSON.stringify(name).slice(0, 30)}`,
    body: toBytes(
      json.startsWith('{') ? `{${member}${json === '{}' ? '' : ','}${json.slice(1)}` : `{${member}}`,
    ),
  };
};

const notJson = (draw: Draw, { body }: Draft): InvalidBody => {
  const json = JSON.stringify(body) ?? '{"a":1}';
  return draw.pick<() => InvalidBody>([
    () => {
      const broken = draw.pick(brokenJson);
      return { what: `the body ${JSON.stringify(broken).slice(0, 30)}`, body: toBytes(broken) };
    },
    () => ({ what: 'a truncated body', body: toBytes(json.slice(0, 1 + draw.below(json.length))) }),
    () => ({ what: 'a body of UTF-16', body: Buffer.from(`\ufeff${json}`, 'utf16le') }),
    () => {
      const bytes = Buffer.from(json);
      bytes[draw.below(bytes.length)] = draw.pick([0, 0x80, 0xc0, 0xed, 0xff]);
      return { what: 'a body with a wrong byte', body: bytes };
    },
    () => ({
      what: 'a body of random bytes',
      body: Buffer.from(Array.from({ length: 1 + draw.below(200) }, () => draw.below(256))),
    }),
  ])();
};

/** Bodies at and beyond the byte limits. They are the most expensive, so they are rare. */
const huge = (draw: Draw, { body }: Draft): InvalidBody => {
  const bytes = draw.pick([1024 * 1024, 1024 * 1024 + 1, 1_500_000]);
  const json = JSON.stringify(marked(draw, body)) ?? quotedMarker;
  const fill = 'x'.repeat(Math.max(0, bytes - json.length + quotedMarker.length - 2));
  return { what: `a body of ${bytes} bytes`, body: toBytes(json.replace(quotedMarker, () => `"${fill}"`)) };
};

/** Draws a body with one error. */
export const invalidBody = (draw: Draw, draft: Draft): InvalidBody => {
  if (draw.chance(0.01)) return huge(draw, draft);
  const way = draw.pick([broken, broken, nastyWithin, nastyWithin, nastyMember, notJson]);
  return way(draw, draft) ?? notJson(draw, draft);
};
