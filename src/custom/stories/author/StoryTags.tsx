import { useState, type KeyboardEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { AnswerOf } from '#domain/kit/call.ts';
import { foldTyped } from '#domain/kit/plainLetters.ts';
import { getFirstTags, listLikelyTags } from '#domain/stories/genreTags.ts';
import type { getStoryTags } from '#domain/stories/stories.calls.ts';
import { countTags } from '#domain/stories/story.ts';
import { advisedPlotTags, tagLimits } from '#domain/stories/tagLimits.ts';
import { useT } from '../../../i18n/index.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { useTagNames } from '../../../lib/tags/useTagNames.ts';
import { getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { TagPicker } from './TagPicker.tsx';
import type { StoryEditing } from './useStoryForm.ts';
import css from './StoryTags.module.css';

const tagGroups = ['plot', 'identity', 'character', 'background'] as const;
type Group = (typeof tagGroups)[number];

/** As many tags of a group are in sight at once; of more, the likely ones of the genre come first. */
const few = 8;
const searchName = 'find_tag';

interface Props {
  editing: StoryEditing;
  story: Story | undefined;
  tags: AnswerOf<typeof getStoryTags>;
}

/** The tags of a story: those that are likely in its genre, and by a few typed letters any other. */
export function StoryTags({ editing: { form, problemAt }, story, tags }: Props) {
  const t = useT();
  const named = useTagNames();
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const values = useWatch({ control: form.control });
  const genre = values.genre ?? '';
  const getTaken = (group: Group): string[] => values[`${group}_tags`] ?? [];
  const offered = Object.fromEntries(
    tagGroups.map((group) => [group, named(tags[group], story?.[`${group}_tags`] ?? [])]),
  ) as Record<Group, ReturnType<typeof named>>;

  const take = (group: Group, codes: string[]) =>
    form.setValue(`${group}_tags`, [...new Set([...getTaken(group), ...codes])], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const inSight = (group: Group) => {
    const options = offered[group];
    if (typed.trim()) return options.filter(({ name }) => foldTyped(name).includes(foldTyped(typed)));
    if (all || options.length <= few) return options;
    const likely = listLikelyTags(genre)[group];
    const tags = options.filter(({ code }) => likely.includes(code) || getTaken(group).includes(code));
    const place = ({ code }: { code: string }) => (likely.includes(code) ? likely.indexOf(code) : few);
    return likely.length > 0 ? tags.toSorted((one, other) => place(one) - place(other)) : options.slice(0, few);
  };
  const matches = tagGroups.flatMap((group) => inSight(group).map((option) => ({ group, ...option })));
  const [first] = typed.trim() ? matches.filter(({ group, code }) => !getTaken(group).includes(code)) : [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would send the form.
    event.preventDefault();
    if (!first) return;
    take(first.group, [first.code]);
    setTyped('');
  };

  const starters = getFirstTags(genre).flatMap(({ group, code }) => {
    const name = offered[group].find((option) => option.code === code)?.name;
    return name === undefined ? [] : [{ group, code, name }];
  });
  const takeStarters = () => {
    for (const group of tagGroups)
      take(
        group,
        starters.filter((starter) => starter.group === group).map(({ code }) => code),
      );
    // The button goes with the offer.
    document.getElementById(getFrameIds(searchName).control)?.focus();
  };
  const hint = first ? t('stories.author.tags.enter', { tag: first.name }) : t('stories.author.tags.none');
  return (
    <section className={css.section}>
      <h2>{t('stories.author.section.tags')}</h2>
      <p className="note">{t('stories.author.hint.tags', { count: countTags(values), ...tagLimits })}</p>
      {starters.length > 0 && countTags(values) === 0 && (
        <div className="bar callout good">
          <p>
            {t('stories.author.tags.suggested', { genre: named(tags.genre, [genre]).find(isOf(genre))?.name })}{' '}
            <b>{starters.map(({ name }) => name).join(' · ')}</b>
          </p>
          <button type="button" className="button quiet" onClick={takeStarters}>
            {t('stories.author.tags.take')}
          </button>
        </div>
      )}
      <TextInput
        name={searchName}
        label={t('stories.author.prompt.tags')}
        type="search"
        autoComplete="off"
        value={typed}
        hint={<span aria-live="polite">{typed.trim() && (first || matches.length === 0) ? hint : ''}</span>}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
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
              options={inSight(group)}
              value={value}
              onChange={onChange}
              error={problemAt(name)}
            />
          )}
        />
      ))}
      {tagGroups.some((group) => offered[group].length > few) && (
        <button type="button" className={`link ${css.all}`} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'stories.author.tags.fewer' : 'stories.author.tags.all')}
        </button>
      )}
    </section>
  );
}

const isOf =
  (tagCode: string) =>
  ({ code }: { code: string }): boolean =>
    code === tagCode;
