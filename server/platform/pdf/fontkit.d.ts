/** The package brings no types; what is used of it. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: { id: number; path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
  }
  export function create(bytes: Uint8Array): Font;
}
