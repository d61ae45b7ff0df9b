import sanitizeHtml from 'sanitize-html';
import { contentTags } from '#domain/rules/chapterText.ts';

/** A chapter's content as it is kept: paragraphs with emphasis, strong and line breaks, and nothing else. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...contentTags],
    allowedAttributes: {},
    transformTags: { i: 'em', b: 'strong', div: 'p', h1: 'p', h2: 'p', h3: 'p', li: 'p' },
  })
    .replaceAll('<br />', '<br>')
    .replaceAll('\0', '')
    .normalize();
  return clean === '' || clean.startsWith('<p>') ? clean : `<p>${clean}</p>`;
}
