import { Controller, useWatch } from 'react-hook-form';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { getStoryTags } from '#domain/stories/stories.calls.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { paywallAdvice } from '#domain/stories/storyTips.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getStoryPath, type Story } from '../../../lib/routing/story.ts';
import { Steps } from '../../../ui/fields/Steps.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { FormProblems } from '../../../ui/forms/FormProblems.tsx';
import { CoverInput } from './CoverInput.tsx';
import { DeleteStory } from './DeleteStory.tsx';
import { renderLockNote } from './lockNote.tsx';
import { StoryBasics } from './StoryBasics.tsx';
import { StoryTags } from './StoryTags.tsx';
import { useStoryForm } from './useStoryForm.ts';
import css from './StoryForm.module.css';

interface Props {
  story: Story | undefined;
  tags: AnswerOf<typeof getStoryTags>;
}

/** A story's fields at once, or a new one's in two steps: what it is, then its tags and cover. */
export function StoryFields({ story, tags }: Props) {
  const t = useT();
  const editing = useStoryForm(story);
  const { form, field, save, pending, problemAt, step, next, back } = editing;
  const [title, language] = useWatch({ control: form.control, name: ['title', 'language'] });
  const completed = story?.status === statusCodes.completed;
  const note = renderLockNote(t, story, 'first_paywall_chapter');
  const isFirst = step === 'first';

  return (
    <form className={css.form} onSubmit={(event) => void (isFirst ? next(event) : save(event))} noValidate>
      <div className="page-head">
        <h1>{story ? t('stories.author.edit') : t('stories.author.new')}</h1>
        {story && <DeleteStory story={story} />}
      </div>
      {!story && (
        <Steps
          names={[t('stories.author.section.story'), t('stories.author.section.second')]}
          at={isFirst ? 0 : 1}
          led
        />
      )}
      <FormProblems />
      {completed && <p className={css.note}>{t('stories.author.completed_note')}</p>}
      <fieldset className={isFirst ? css.single : css.columns} disabled={completed}>
        <div className="stack">
          <div hidden={step === 'second'}>
            <StoryBasics editing={editing} story={story} genres={tags.genre} />
          </div>
          <div hidden={isFirst}>
            <StoryTags editing={editing} story={story} tags={tags} />
          </div>
        </div>
        <div hidden={isFirst}>
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
                    title={title.trim()}
                    language={language}
                    hidden={isFirst}
                    error={problemAt('cover')}
                    disabled={completed}
                  />
                )}
              />
            </section>
            <section className={css.section}>
              <TextInput
                label={t('stories.author.field.first_paywall_chapter')}
                hint={note ?? t('stories.author.hint.first_paywall_chapter', paywallAdvice)}
                readOnly={note !== undefined}
                type="number"
                min={1}
                {...field('first_paywall_chapter', {
                  setValueAs: (typed: unknown) => (typed === '' ? undefined : Number(typed)),
                })}
              />
              {story && !completed && (
                <p className={css.complete}>
                  <Link to={getStoryPath(story.id)}>{t('stories.author.to_complete')}</Link>
                </p>
              )}
            </section>
          </div>
        </div>
      </fieldset>
      {!completed && (
        <div className={css.foot}>
          <button className="button" disabled={pending}>
            {isFirst
              ? t('stories.author.next')
              : t(pending ? 'stories.author.saving' : story ? 'stories.author.save' : 'stories.author.create')}
          </button>
          {step === 'second' && (
            <button type="button" className="button quiet" disabled={pending} onClick={back}>
              {t('stories.author.back')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
