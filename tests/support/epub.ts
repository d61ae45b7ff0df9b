import { strToU8, zipSync, type Zippable } from 'fflate';

interface Book {
  /** Names of texts in the order in which they are read, and what their bodies hold. */
  texts: readonly (readonly [name: string, body: string])[];
  nav?: string;
  /** A text that is not read in line. */
  notes?: string;
  /** Texts stand in the spine only. */
  missing?: true;
  parts?: Zippable;
}

const xhtml = (body: string) =>
  strToU8(
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>no</title><style>p {}</style></head><body>${body}</body></html>`,
  );

/** An EPUB as programs make them. */
export function epubFile({ texts, nav, notes, missing, parts = {} }: Book): Uint8Array {
  const items = texts.map(([name], at) => `<item id="t${at}" href="${name}" media-type="application/xhtml+xml"/>`);
  if (nav) items.push('<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>');
  if (notes) items.push('<item id="notes" href="notes.xhtml" media-type="application/xhtml+xml"/>');
  const spine = texts.map((_, at) => `<itemref idref="t${at}"/>`);
  if (nav) spine.unshift('<itemref idref="nav"/>');
  if (notes) spine.push('<itemref idref="notes" linear="no"/>');
  const inside = missing ? texts.filter(([name]) => !name.includes('..')) : texts;
  return zipSync({
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'OPS/book.opf': strToU8(
      `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    ),
    ...Object.fromEntries(inside.map(([name, body]) => [`OPS/${name}`, xhtml(body)])),
    ...(nav && { 'OPS/nav.xhtml': xhtml(nav) }),
    ...(notes && { 'OPS/notes.xhtml': xhtml(notes) }),
    ...parts,
  });
}
