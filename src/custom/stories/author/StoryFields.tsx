import { useDeferredValue, type ReactNode } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import type { AnswerOf } from '#domain/kit/call.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { offeredStoryLanguages } from '#domain/languages.ts';
import { holdOn, type HeldField } from '#domain/stories/heldFields.ts';
import type { getFictionTags } from '#domain/stories/stories.calls.ts';
import { channels, ratings } from '#domain/stories/story.entity.ts';
import { advisedPlotTags, countTags, statusCodes, synopsisWords, tagLimits } from '#domain/stories/story.ts';
import { languageName } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { detailPath, type Story } from '../../../lib/routing/story.ts';
import { useTagNames } from '../../../lib/tags/useTagNames.ts';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { CoverInput } from './CoverInput.tsx';
import { DeleteStory } from './DeleteStory.tsx';
import { TagPicker } from './TagPicker.tsx';
import { useStoryForm } from './useStoryForm.ts';
import css from './StoryForm.module.css';

interface Props {
  story: Story | undefined;
  tags: AnswerOf<typeof getFictionTags>;
}

const tagGroups = ['plot', 'identity', 'character', 'background'] as const;

export function StoryFields({ story, tags }: Props) {
  const t = useT();
  const language = useLanguage();
  const named = useTagNames();
  const { form, save, pending, problemAt } = useStoryForm(story);
  const completed = story?.status === statusCodes.completed;
  /** A field that an application or the contract holds is shown as it is, with the reason. */
  const lockNote = (field: HeldField) => {
    const hold = story && holdOn(field, story.contract_status);
    return (
      hold && (
        <>
          <Padlock /> {t(`stories.author.held.${hold}`)}
        </>
      )
    );
  };
  const languages = [...new Set([...offeredStoryLanguages, ...(story ? [story.language] : [])])];

  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      <div className="page-head">
        <h1>{story ? t('stories.author.edit') : t('stories.author.new')}</h1>
        {story && <DeleteStory story={story} />}
      </div>
      {completed && <p className={css.note}>{t('stories.author.completed_note')}</p>}
      <fieldset className={css.columns} disabled={completed}>
        <div className="stack">
          <section className={css.section}>
            <h2>{t('stories.author.section.story')}</h2>
            <TextInput
              label={t('stories.author.field.title')}
              error={problemAt('title')}
              hint={lockNote('title')}
              readOnly={lockNote('title') !== undefined}
              maxLength={200}
              {...form.register('title')}
            />
            <TextInput
              label={t('stories.author.field.lead_role')}
              error={problemAt('lead_role')}
              {...form.register('lead_role')}
            />
            <TextArea
              label={t('stories.author.field.synopsis')}
              optional
              hint={<SynopsisCount control={form.control} />}
              error={problemAt('synopsis')}
              {...form.register('synopsis')}
            />
            <div className={css.pair}>
              <Fixed when={lockNote('language') !== undefined}>
                <SelectInput
                  label={t('stories.author.field.language')}
                  prompt={t('stories.author.prompt.language')}
                  options={languages.map((code) => ({ code, name: languageName(code, language) }))}
                  error={problemAt('language')}
                  hint={lockNote('language')}
                  {...form.register('language')}
                />
              </Fixed>
              <SelectInput
                label={t('stories.author.field.channel')}
                prompt={t('stories.author.prompt.channel')}
                options={channels.map((code) => ({ code, name: t(`stories.author.channel.${code}`) }))}
                error={problemAt('channel')}
                {...form.register('channel')}
              />
            </div>
          </section>
          <section className={css.section}>
            <h2>{t('stories.author.section.tags')}</h2>
            <div className={css.pair}>
              <Fixed when={lockNote('genre') !== undefined}>
                <SelectInput
                  label={t('stories.author.field.genre')}
                  prompt={t('stories.author.prompt.genre')}
                  options={named(tags.genre, [story?.genre])}
                  error={problemAt('genre')}
                  hint={lockNote('genre')}
                  {...form.register('genre')}
                />
              </Fixed>
              <SelectInput
                label={t('stories.author.field.rating')}
                prompt={t('stories.author.prompt.rating')}
                options={ratings.map((code) => ({ code, name: t(`stories.author.rating.${code}`) }))}
                error={problemAt('rating')}
                {...form.register('rating')}
              />
            </div>
            <TagCount control={form.control} />
            {tagGroups.map((group) => (
              <Controller
                key={group}
                control={form.control}
                name={`${group}_tags`}
                render={({ field: { name, value, onChange } }) => (
                  <TagPicker
                    name={name}
                    label={t(`stories.author.field.${group}_tags`)}
                    hint={group === 'plot' && t('stories.author.hint.plot_tags', { max: advisedPlotTags })}
                    optional={group === 'background'}
                    options={named(tags[group], story?.[name] ?? [])}
                    value={value}
                    onChange={onChange}
                    error={problemAt(name)}
                  />
                )}
              />
            ))}
          </section>
        </div>
        <div className="stack">
          <section className={css.section}>
            <Controller
              control={form.control}
              name="cover"
              render={({ field: { name, value, onChange } }) => (
                <CoverInput
                  name={name}
                  value={value}
                  onChange={onChange}
                  error={problemAt('cover')}
                  disabled={completed}
                />
              )}
            />
          </section>
          <section className={css.section}>
            <TextInput
              label={t('stories.author.field.first_paywall_chapter')}
              hint={lockNote('first_paywall_chapter') ?? t('stories.author.hint.first_paywall_chapter')}
              readOnly={lockNote('first_paywall_chapter') !== undefined}
              error={problemAt('first_paywall_chapter')}
              type="number"
              min={1}
              {...form.register('first_paywall_chapter', {
                setValueAs: (typed: unknown) => (typed === '' ? undefined : Number(typed)),
              })}
            />
            {story && !completed && (
              <p className={css.complete}>
                <Link to={detailPath(story.id)}>{t('chapters.author.contents.complete.in_form')}</Link>
              </p>
            )}
          </section>
        </div>
      </fieldset>
      {!completed && (
        <div className={css.foot}>
          <button className="button" disabled={pending}>
            {t(pending ? 'stories.author.saving' : story ? 'stories.author.save' : 'stories.author.create')}
          </button>
        </div>
      )}
    </form>
  );
}

const Padlock = () => (
  <svg className={css.padlock} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M5 7V5a3 3 0 0 1 6 0v2M3.500 7h9v6.500h-9Z" />
  </svg>
);

/** What cannot be changed although it is a choice, which a browser cannot show as only to be read. */
const Fixed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset className={css.fixed} disabled={when}>
    {children}
  </fieldset>
);

type FormControl = Control<ReturnType<typeof useStoryForm>['form'] extends { control: Control<infer V> } ? V : never>;

function SynopsisCount({ control }: { control: FormControl }) {
  const t = useT();
  const synopsis = useWatch({ control, name: 'synopsis' });
  const count = countWords(useDeferredValue(synopsis ?? ''));
  return t('stories.author.hint.synopsis', { count, max: synopsisWords });
}

function TagCount({ control }: { control: FormControl }) {
  const t = useT();
  const count = countTags(useWatch({ control }));
  return <p className="note">{t('stories.author.hint.tags', { count, ...tagLimits })}</p>;
}
