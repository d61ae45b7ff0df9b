import { SaxesParser } from 'saxes';
import { docxLimits as limits } from '#domain/chapter-import/docxLimits.ts';
import { DocxProblem } from './problem.ts';
import type { Parts } from './zipLimits.ts';

const deepest = 200;
/** `rPrChange`, `pPrChange`, `tblPrChange` … hold the properties that a tracked change replaced. */
const formerLooks = /^\w+Change$/;

/** How a part is written: UTF-8 or, as XML allows too, UTF-16, with its mark or known by how its first sign looks. */
function getEncoding(start: Uint8Array): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

interface Tag {
  attributes: Record<string, string>;
}

/** Attributes by their names without a prefix. */
export type Attributes = (name: string) => string | undefined;

export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const getAttributes =
  ({ attributes }: Tag): Attributes =>
  (name) =>
    attributes[`w:${name}`] ??
    attributes[name] ??
    Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** What an XHTML part has besides: a document type, but none that declares anything, and signs by their names. */
interface Reading {
  doctype?: boolean;
  /** By their names; the five of XML are among them. */
  entities?: Record<string, string>;
}

/**
 * Reads a part from its first element to its last, never whole. Names keep their prefix, but for Word's own. A document
 * type, with which entities would come, is refused where it is not asked for. What tracked changes tell of the looks before
 * is passed over.
 */
export async function readXml(
  parts: Parts,
  name: string,
  { open, close, text }: XmlHandlers,
  { doctype = false, entities }: Reading = {},
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  if (entities) parser.ENTITIES = entities;
  let decoder: TextDecoder | undefined;
  let own: string | undefined;
  let [depth, former, elements, attributes] = [0, 0, 0, 0];
  const getName = (raw: string) => (own && raw.startsWith(own) ? raw.slice(own.length) : raw);
  const refuse = () => {
    throw new DocxProblem('chapter-import.shared.damaged');
  };
  parser.on('doctype', (declared) => {
    if (!doctype || declared.includes('[')) refuse();
  });
  parser.on('error', refuse);
  parser.on('attribute', () => {
    if (++attributes > limits.attributes) refuse();
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (++elements > limits.partElements) throw new DocxProblem('chapter-import.shared.too_many_elements');
    if (++depth > deepest) refuse();
    own ??= getPrefix(tag);
    const name = getName(tag.name);
    if (former > 0 || formerLooks.test(name)) former += 1;
    else open?.(name, getAttributes(tag));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (former > 0) former -= 1;
    else close?.(getName(tag.name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  try {
    await parts.read(name, (piece) => {
      decoder ??= new TextDecoder(getEncoding(piece), { fatal: true });
      parser.write(decoder.decode(piece, { stream: true }));
    });
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    throw error instanceof DocxProblem ? error : new DocxProblem('chapter-import.shared.damaged');
  }
}

/** The prefix of Word's namespace, `w:` nearly everywhere, also in the stricter of the two dialects. */
function getPrefix({ attributes }: Tag): string {
  const namespace = Object.entries(attributes).find(([, value]) => /\/wordprocessingml\/(2006\/)?main$/.test(value));
  return namespace?.[0].startsWith('xmlns:') ? `${namespace[0].slice('xmlns:'.length)}:` : '';
}
