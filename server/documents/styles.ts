import type { Parts } from './gate.ts';
import { readXml } from './xml.ts';

export interface Style {
  /** Its paragraphs are headings. */
  heading: boolean;
  /** Its paragraphs are a table of contents. */
  contents: boolean;
  strong: boolean;
  em: boolean;
}

type Raw = Partial<Style> & { basedOn?: string };
export type Styles = (id: string | undefined) => Style;

const plain: Style = { heading: false, contents: false, strong: false, em: false };

/** `<w:b/>` says yes, `<w:b w:val="0"/>` no. */
export const isOn = (value: string | undefined) => !/^(0|false|off|none)$/i.test(value ?? '');

/** What the styles of a document mean, by id; names are the same in every language of Word, ids are not. */
export async function readStyles(parts: Parts, name: string | undefined): Promise<Styles> {
  const raw = new Map<string, Raw>();
  let current: Raw | undefined;
  if (name)
    await readXml(parts, name, {
      open(tag, attribute) {
        if (tag === 'style') raw.set(attribute('styleId') ?? '', (current = {}));
        if (!current) return;
        const value = attribute('val');
        if (tag === 'name') {
          current.heading = /^(heading \d|title)$/i.test(value ?? '') || undefined;
          current.contents = /^(toc \d|toc heading|contents( heading| \d)?)$/i.test(value ?? '') || undefined;
        }
        if (tag === 'basedOn') current.basedOn = value;
        if (tag === 'outlineLvl' && Number(value) < 9) current.heading = true;
        if (tag === 'b') current.strong = isOn(value);
        if (tag === 'i') current.em = isOn(value);
      },
      close(tag) {
        if (tag === 'style') current = undefined;
      },
    });
  const known = new Map<string, Style>();
  const styleOf = (id: string, seen: number): Style => {
    const found = known.get(id);
    if (found) return found;
    const { basedOn, ...own } = raw.get(id) ?? {};
    const base = basedOn !== undefined && seen < 20 ? styleOf(basedOn, seen + 1) : plain;
    const made = {
      heading: own.heading ?? base.heading,
      contents: own.contents ?? base.contents,
      strong: own.strong ?? base.strong,
      em: own.em ?? base.em,
    };
    known.set(id, made);
    return made;
  };
  return (id) => (id === undefined ? plain : styleOf(id, 0));
}
