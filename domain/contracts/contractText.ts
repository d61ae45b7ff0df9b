/** What a template may leave open, and an application fills in. */
export const contractSlots = [
  'number',
  'date',
  'legal_name',
  'birth_date',
  'nationality',
  'country',
  'city',
  'pen_name',
  'email',
  'title',
  'language',
  'word_count',
  'expected_words',
  'first_paywall_chapter',
  'share',
] as const;
export type ContractSlot = (typeof contractSlots)[number];
export type ContractData = Record<ContractSlot, string>;

const slots = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Slots in a template that nothing fills. */
export const findUnknownSlots = (body: string): string[] =>
  Array.from(body.matchAll(slots), ([, name = '']) => name).filter(
    (name) => !(contractSlots as readonly string[]).includes(name),
  );

export const blockKinds = ['heading', 'paragraph'] as const;

/** A piece of a contract. */
export interface Block {
  kind: (typeof blockKinds)[number];
  text: string;
}

/**
 * A template with its slots filled. Blocks stand apart by empty lines, a heading begins with `# `; slots are filled
 * after that, so that what an author wrote is never a heading.
 */
export function buildContractBlocks(body: string, data: ContractData): Block[] {
  const fill = (text: string) => text.replaceAll(slots, (_, name: string) => data[name as ContractSlot] ?? '');
  return body
    .split(/\n\s*\n/)
    .map((block) => block.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '')
    .map((block) =>
      block.startsWith('# ')
        ? { kind: 'heading' as const, text: fill(block.slice(2).trim()) }
        : { kind: 'paragraph' as const, text: fill(block) },
    );
}

const blanks = Object.fromEntries(
  contractSlots.map((slot) => [slot, `[${slot.replaceAll('_', ' ')}]`]),
) as ContractData;

/** A template as it is read before it is drawn up: what an application fills in stands in brackets. */
export const buildBlankContract = (body: string): Block[] => buildContractBlocks(body, blanks);

/** The lines of a key-terms sheet, one a line. */
export const splitTerms = (terms: string): string[] =>
  terms
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
