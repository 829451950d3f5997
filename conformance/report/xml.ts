import { create } from 'xmlbuilder2';

export type XmlNode = ReturnType<typeof create>;
type Attributes = Readonly<Record<string, string | number>>;

/** An XML document's root element. */
export function xmlRoot(name: string, attributes: Attributes): XmlNode {
  return create({ version: '1.0', encoding: 'UTF-8' }).ele(name, escapeAll(attributes));
}

/** Adds an element with its text to a parent and returns the element. */
export function xmlElement(parent: XmlNode, name: string, attributes: Attributes, text?: string): XmlNode {
  const element = parent.ele(name, escapeAll(attributes));
  if (text !== undefined) element.txt(escapeAmpersands(text));
  return element;
}

// xmlbuilder2 treats `&word;` as an intended entity and leaves it unchanged in text and attributes. External text would then
// refer to undefined entities, or change its meaning.
function escapeAmpersands(value: string): string {
  return value.replaceAll('&', '&amp;');
}

function escapeAll(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, escapeAmpersands(String(value))]),
  );
}
