import type { Place } from './numbering.ts';
import { readXml } from './xml.ts';
import type { Parts } from './zipLimits.ts';

export interface Style {
  /** Its paragraphs are headings of this level, from 1. */
  heading: number | undefined;
  /** Its paragraphs are the title of a document, or what stands below it. */
  title: 'title' | 'subtitle' | undefined;
  /** Its paragraphs are a table of contents. */
  contents: boolean;
  centred: boolean;
  strong: boolean;
  em: boolean;
  numbered: Place | undefined;
}

type Raw = Partial<Style> & { basedOn?: string; notHeading?: true };
export type Styles = (id: string | undefined) => Style;

const plain: Style = {
  heading: undefined,
  title: undefined,
  contents: false,
  centred: false,
  strong: false,
  em: false,
  numbered: undefined,
};

/** `<w:b/>` says yes, `<w:b w:val="0"/>` no. */
export const isOn = (value: string | undefined) => !/^(0|false|off|none)$/i.test(value ?? '');

/** An outline level as that of a heading; 9 is that of text. */
export const toHeadingLevel = (value: string | undefined): number | undefined =>
  value !== undefined && Number(value) < 9 ? Number(value) + 1 : undefined;

/** The level that a style's name says: Word's own names are the same in all its languages, templates have 'Chapter Title'. */
function parseLevel(name: string): number | undefined {
  const level = /^heading(?: ?(\d))?$/i.exec(name);
  if (level) return Number(level[1] ?? 1);
  return /(^|[\s_-])chapter([\s_-]?(title|heading|name|number))?$/i.test(name) ? 1 : undefined;
}

function readName(style: Raw, name: string): void {
  style.heading = parseLevel(name);
  style.title = (/^(sub)?title$/i.exec(name)?.[0].toLowerCase() as Style['title']) ?? undefined;
  style.contents = /^(toc \d|toc heading|contents( heading| \d)?)$/i.test(name) || undefined;
}

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
        if (tag === 'name') readName(current, value ?? '');
        if (tag === 'basedOn') current.basedOn = value;
        if (tag === 'outlineLvl') {
          current.heading = toHeadingLevel(value) ?? current.heading;
          if (toHeadingLevel(value) === undefined) current.notHeading = true;
        }
        if (tag === 'b') current.strong = isOn(value);
        if (tag === 'i') current.em = isOn(value);
        if (tag === 'jc') current.centred = value === 'center';
        if (tag === 'ilvl') current.numbered = { ...current.numbered, level: Number(value) };
        if (tag === 'numId') current.numbered = { ...current.numbered, id: value };
      },
      close(tag) {
        if (tag === 'style') current = undefined;
      },
    });
  const stylesById = new Map<string, Style>();
  const getStyle = (id: string, depth: number): Style => {
    const style = stylesById.get(id);
    if (style) return style;
    const { basedOn, notHeading, ...own } = raw.get(id) ?? {};
    const base = basedOn !== undefined && depth < 20 ? getStyle(basedOn, depth + 1) : plain;
    const title = own.title ?? (own.heading === undefined ? base.title : undefined);
    const resolvedStyle: Style = {
      heading: title || own.contents || notHeading ? undefined : (own.heading ?? base.heading),
      title,
      contents: own.contents ?? base.contents,
      centred: own.centred ?? base.centred,
      strong: own.strong ?? base.strong,
      em: own.em ?? base.em,
      numbered: own.numbered ? { ...base.numbered, ...own.numbered } : base.numbered,
    };
    stylesById.set(id, resolvedStyle);
    return resolvedStyle;
  };
  return (id) => (id === undefined ? plain : getStyle(id, 0));
}
