import { isDemoAuthor } from '#demo/accounts/authors.ts';
import type { People } from '#demo/accounts/people.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { Writer } from '#server/kit/writer.ts';

const most = 6;

/** Stories without a contract that an editor of their language asks for; their authors have not answered yet. */
export async function seedInvitations(
  write: Writer,
  { editors }: People,
  stories: readonly Story[],
  now: number,
): Promise<void> {
  const invited = stories
    .filter(({ contract, chapters, author }) => contract === 'not_signed' && chapters > 8 && !isDemoAuthor(author))
    .flatMap((story) => {
      const editor = editors.find(({ languages }) => languages.includes(story.language));
      return editor ? [{ story, editor }] : [];
    })
    .slice(0, most);
  await write(
    'invitation',
    invited.map(({ story, editor }, index) => ({
      fiction_id: story.id,
      editor_id: editor.id,
      created_at: toIso(Math.max(story.created + hour, now - (index + 1) * day)),
    })),
  );
}
