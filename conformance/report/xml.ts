import { create } from 'xmlbuilder2';

export type XmlNode = ReturnType<typeof create>;
type Attributes = Readonly<Record<string, string | number>>;

/** An XML document's root element. */
export function xmlRoot(name: string, attributes: Attributes): XmlNode {
  return create({ version: '1.0', encoding: 'UTF-8' }).ele(name, escapeAll(attributes));
}

/** Adds an element with its text to a parent and returns it. */
export function xmlElement(parent: XmlNode, name: string, attributes: Attributes, text?: string): XmlNode {
  const element = parent.ele(name, escapeAll(attributes));
  if (text !== undefined) element.txt(escapeAmpersands(text));
  return element;
}

// xmlbuilder2 takes `&word;` for an entity that is meant and leaves it as it is, in text and attributes alike: text
// from elsewhere would refer to undefined entities, or change what it says.
function escapeAmpersands(value: string): string {
  return value.replaceAll('&', '&amp;');
}

function escapeAll(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, escapeAmpersands(String(value))]),
  );
}
