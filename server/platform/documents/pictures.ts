import type { LeftOutKind } from '#domain/chapter-import/leftOut.ts';
import type { Attributes } from './xml.ts';

/** EMU of an inch: a picture that is no higher and stands alone between paragraphs is an ornament. */
const ornament = 914_400;
const emus: Record<string, number> = { pt: 12_700, in: 914_400, cm: 360_000, mm: 36_000, px: 9525 };

/** How high a drawing is told to be, in EMU; undefined where the element tells nothing of it. */
function getHeight(tag: string, attribute: Attributes): number | undefined {
  if (tag === 'wp:extent') return Number(attribute('cy'));
  if (tag !== 'v:shape' && tag !== 'v:rect') return undefined;
  const [, size, unit] = /(?:^|;)\s*height:\s*([\d.]+)(pt|in|cm|mm|px)/.exec(attribute('style') ?? '') ?? [];
  return size === undefined ? undefined : Number(size) * emus[unit!]!;
}

const kinds: Partial<Record<string, LeftOutKind>> = {
  'pic:pic': 'picture',
  'v:imagedata': 'picture',
  'c:chart': 'object',
  'dgm:relIds': 'object',
  'o:OLEObject': 'object',
  control: 'object',
};

/** Tells what is drawn: of an object the picture that stands for it is not told again. */
export function createPictureReader(leaveOut: (kind: LeftOutKind, small: boolean) => void) {
  let [inObject, height] = [false, Number.NaN];
  return {
    open(tag: string, attribute: Attributes): void {
      if (tag === 'object') inObject = true;
      if (tag === 'drawing' || tag === 'pict') height = Number.NaN;
      height = getHeight(tag, attribute) ?? height;
      const kind = kinds[tag];
      if (kind && !(inObject && kind === 'picture')) leaveOut(kind, height <= ornament);
    },
    close(tag: string): void {
      if (tag === 'object') inObject = false;
    },
  };
}
