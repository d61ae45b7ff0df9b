/** What may stand between `:::name` and `:::` in a text (docs/features/articles.md, 'How an article is written'). */
export const blockNames = ['note', 'steps', 'figure', 'exercise', 'quiz', 'action'] as const;
export type BlockName = (typeof blockNames)[number];
export const isBlockName = (name: string): name is BlockName => (blockNames as readonly string[]).includes(name);

/** A whole block: its name, and what it holds. */
export const blockPattern = /^:::(\w+)\n([^]*?)^:::$/gm;

/** Lines that would begin or end a block and do not: `block`, of no known name, and `block_end`, of one that never ends. */
export function findBlockProblems(body: string): { problem: 'block' | 'block_end'; text: string }[] {
  const problems: ReturnType<typeof findBlockProblems> = [];
  let open: string | undefined;
  for (const line of body.split('\n').filter((text) => text.startsWith(':::'))) {
    if (line === ':::' && open !== undefined) {
      open = undefined;
      continue;
    }
    if (open !== undefined) problems.push({ problem: 'block_end', text: open });
    open = isBlockName(line.slice(3)) ? line : undefined;
    if (open === undefined) problems.push({ problem: 'block', text: line });
  }
  return open === undefined ? problems : [...problems, { problem: 'block_end', text: open }];
}
