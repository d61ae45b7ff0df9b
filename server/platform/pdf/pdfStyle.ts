/** How all PDFs look. Lengths are points; A4, in the colours of the portal by day. */
export const pageFormat = { width: 595.28, height: 841.89, margin: 56, bottom: 64 } as const;

/** The width of what stands between the margins. */
export const measure = pageFormat.width - 2 * pageFormat.margin;

export const colours = { ink: '#23262f', quiet: '#6b6a66', accent: '#2f5d50', line: '#d9d5cc' } as const;
export type Colour = keyof typeof colours;

export const sizes = { title: 22, brand: 12, section: 12, body: 10, table: 9, label: 8 } as const;

/** Baselines stand this much apart, by the size of the letters: Thai needs room for two storeys of marks. */
export const leading = 1.5;
