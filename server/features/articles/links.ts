import { Marked } from 'marked';
import { blockPattern, isBlockName } from '#domain/articles/blocks.ts';

const marked = new Marked({ gfm: true });

/** A text without its blocks, and what these hold: each of them is drawn by itself. */
function splitBlocks(body: string): string[] {
  const blocks: string[] = [];
  const rest = body.replaceAll(blockPattern, (whole, name: string, inner: string) => {
    if (!isBlockName(name)) return whole;
    blocks.push(inner);
    return '\n\n';
  });
  return [rest, ...blocks];
}

/** Where the links of a Markdown text lead, each once, as it is drawn for readers: what stands in code is none. */
export function findLinks(body: string): string[] {
  const hrefs = new Set<string>();
  for (const part of splitBlocks(body))
    void marked.walkTokens(marked.lexer(part), (token) => {
      // A bare address is told as it is written.
      if (token.type === 'link') hrefs.add(token.raw.startsWith('www.') ? token.raw : token.href);
    });
  return [...hrefs];
}
