import { useDeferredValue, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { countWords } from '#domain/kit/wordCount.ts';
import { offeredStoryLanguages } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import type { LockedField } from '#domain/stories/lockedFields.ts';
import { channels, ratings } from '#domain/stories/story.entity.ts';
import { synopsisWords } from '#domain/stories/story.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { useTagNames } from '../../../lib/tags/useTagNames.ts';
import { RadioInput } from '../../../ui/fields/RadioInput.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { renderLockNote } from './lockNote.tsx';
import type { StoryEditing } from './useStoryForm.ts';
import css from './StoryForm.module.css';

interface Props {
  editing: StoryEditing;
  story: Story | undefined;
  genres: readonly { code: string; name: string }[];
}

/** What a story is: its names, its language, and whom it is for. */
export function StoryBasics({ editing: { form, field }, story, genres }: Props) {
  const t = useT();
  const language = useLanguage();
  const named = useTagNames();
  const lockNote = (field: LockedField) => renderLockNote(t, story, field);
  const languages = [...new Set([...offeredStoryLanguages, ...(story ? [story.language] : [])])];
  return (
    <section className={css.section}>
      {/* The step of a new story is named above. */}
      <h2 className={story ? undefined : 'visually-hidden'}>{t('stories.author.section.story')}</h2>
      <TextInput
        label={t('stories.author.field.title')}
        hint={lockNote('title')}
        readOnly={lockNote('title') !== undefined}
        maxLength={200}
        autoFocus={!story}
        {...field('title')}
      />
      <TextInput label={t('stories.author.field.lead_role')} {...field('lead_role')} />
      <div className={css.pair}>
        <Fixed when={lockNote('genre') !== undefined}>
          <SelectInput
            label={t('stories.author.field.genre')}
            prompt={t('stories.author.prompt.genre')}
            options={named(genres, [story?.genre])}
            hint={lockNote('genre')}
            {...field('genre')}
          />
        </Fixed>
        <Fixed when={lockNote('language') !== undefined}>
          <SelectInput
            label={t('stories.author.field.language')}
            prompt={t('stories.author.prompt.language')}
            options={languages.map((code) => ({ code, name: formatLanguageName(code, language) }))}
            hint={lockNote('language')}
            {...field('language')}
          />
        </Fixed>
      </div>
      <RadioInput
        label={t('stories.author.field.channel')}
        options={channels.map((code) => ({ code, name: t(`stories.author.channel.${code}`) }))}
        {...field('channel')}
      />
      <RadioInput
        label={t('stories.author.field.rating')}
        options={ratings.map((code) => ({ code, name: t(`stories.author.rating.${code}`) }))}
        {...field('rating')}
      />
      <TextArea
        label={t('stories.author.field.synopsis')}
        optional
        hint={<SynopsisCount control={form.control} />}
        {...field('synopsis')}
      />
    </section>
  );
}

/** What cannot be changed although it is a choice, which a browser cannot show as only to be read. */
const Fixed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset className={css.fixed} disabled={when}>
    {children}
  </fieldset>
);

function SynopsisCount({ control }: { control: StoryEditing['form']['control'] }) {
  const t = useT();
  const synopsis = useWatch({ control, name: 'synopsis' });
  const count = countWords(useDeferredValue(synopsis ?? ''));
  return t('stories.author.hint.synopsis', { count, max: synopsisWords });
}
