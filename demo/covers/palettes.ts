/** Colours of a cover: the sky from above to the horizon, the ground from far to near, and what shines. */
export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
  ink: string;
  light: string;
  accent: string;
}

const createPalette = (sky: string, ground: string, light: string, accent: string): Palette => {
  const [top, middle, horizon] = sky.split(' ') as [string, string, string];
  const [far, mid, near, ink] = ground.split(' ') as [string, string, string, string];
  return { sky: [top, middle, horizon], far, mid, near, ink, light, accent };
};

export const palettes = {
  midnight: createPalette('#0a1030 #232765 #6b4f9e', '#4d4590 #2d2c68 #161942 #090b22', '#f8ecd2', '#f2a65a'),
  ember: createPalette('#220b1c #7d1f33 #f17a4d', '#96344a #5e1b30 #330f20 #17060f', '#ffe6bd', '#ffb347'),
  jade: createPalette('#06211f #0e5a54 #9bd8b8', '#3f9384 #1e625b #0d3b38 #041c1b', '#f7f3d6', '#f0c05a'),
  rose: createPalette('#35194a #a5416f #f9b8a6', '#a3507f #6c2d60 #3e1a44 #1d0b24', '#fff0e2', '#ffd27a'),
  glacier: createPalette('#123050 #4a8cb8 #dceff3', '#93bdd4 #5189ad #2a587c #0f2c48', '#ffffff', '#f6c667'),
  amber: createPalette('#6b2c10 #d88a2d #fbe6ac', '#d49a50 #a6632b #693614 #321606', '#fff7dd', '#c93f2d'),
  moss: createPalette('#08160f #1e4a34 #b4ca84', '#5f8b5a #32603f #173a28 #081a11', '#f6f3cf', '#e9b44c'),
  neon: createPalette('#12052c #4a1b90 #ff62a5', '#6d2aa6 #3f1577 #220a48 #0d0320', '#f4e9ff', '#3fe0f5'),
  slate: createPalette('#18212c #44596d #bccbd1', '#7f96a5 #4d6375 #2b3b4a #111a23', '#fdf6e9', '#e4745c'),
  wine: createPalette('#18070f #4d1030 #a33450', '#7c2444 #511530 #2e0b1c #12040b', '#fbe6c8', '#e8b84a'),
  lagoon: createPalette('#0c3350 #1f7d8e #ffc09c', '#3f95a0 #1f6577 #0f3f52 #061f2c', '#fff5e4', '#ff7f6b'),
  plum: createPalette('#1b1436 #5a3b86 #d9a7d8', '#8b64ad #573b82 #2f2153 #140c29', '#fdf3ff', '#ffcf70'),
} as const satisfies Record<string, Palette>;
