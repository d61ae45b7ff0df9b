import { useDataProvider, useNotify, useUpdate } from 'ra-core';
import { useMemo, useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type RegisterOptions } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import { offeredStoryLanguages } from '#domain/languages.ts';
import { createStory } from '#domain/stories/stories.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { createStoryForm, statusCodes } from '#domain/stories/story.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { storyKeys } from '../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { getStoryPath, type Story } from '../../../lib/routing/story.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { registerField } from '../../../ui/forms/registerField.ts';
import { createResolver, showProblems } from '../../../ui/forms/resolver.ts';

type Values = BodyOf<typeof createStory>;

const blank = {
  title: '',
  lead_role: '',
  synopsis: '',
  language: '',
  channel: '',
  genre: '',
  rating: '',
  cover: '',
  plot_tags: [],
  identity_tags: [],
  character_tags: [],
  background_tags: [],
  first_paywall_chapter: fiction.fields.first_paywall_chapter.initial,
  status: statusCodes.ongoing,
} as unknown as Values;

const names = Object.keys(blank) as (keyof Values)[];
const getValues = (story: Story) => Object.fromEntries(names.map((name) => [name, story[name] ?? ''])) as Values;

/** What the first of the two steps of a new story asks for. */
const firstStep = ['title', 'lead_role', 'genre', 'channel', 'rating', 'language', 'synopsis'] as const;
const isOfFirst = (errors: object): boolean => firstStep.some((name) => Object.hasOwn(errors, name));

/** A new story is in the language that its author reads here, unless told. */
const createBlank = (locale: string): Values => {
  const language = offeredStoryLanguages.find((offered) => offered === locale);
  return language ? { ...blank, language } : blank;
};

export type StoryEditing = ReturnType<typeof useStoryForm>;

/** Values, errors and saving of a story's form. What the server refuses shows at its field, and nothing typed is lost. */
export function useStoryForm(story: Story | undefined) {
  const notify = useNotify();
  const navigate = useNavigate();
  const locale = useLanguage();
  const [update] = useUpdate();
  const [step, setStep] = useState<'first' | 'second' | undefined>(story ? undefined : 'first');
  const dataProvider = useDataProvider();
  // The story that the form shows the changes of.
  const [opened, setOpened] = useState(story);
  const resolver = useMemo(() => createResolver<Values>(createStoryForm(opened?.title)), [opened?.title]);
  const form = useForm<Values>({
    resolver,
    defaultValues: story ? getValues(story) : createBlank(locale),
    mode: 'onTouched',
  });
  // Read so that it is kept: what is dirty stays when another state of the story is taken over.
  const { isDirty, dirtyFields: _ } = form.formState;

  // At once, since a field that is hidden takes no focus.
  const getShowStep = (errors: object) => {
    if (!story && isOfFirst(errors)) flushSync(() => setStep('first'));
  };
  async function next(event: FormEvent) {
    event.preventDefault();
    if (await form.trigger(firstStep, { shouldFocus: true })) setStep('second');
  }

  async function takeOver() {
    const { data: present } = await dataProvider.getOne<Story>('story', { id: opened!.id });
    form.reset(getValues(present), { keepDirtyValues: true });
    setOpened(present);
  }

  const { run, pending } = useCommand(
    (data: Values): Promise<{ id: number }> => {
      if (!opened) return send(createStory, { body: data });
      const { id, updated_at } = opened;
      return update('story', { id, data: { ...data, updated_at }, previousData: opened }, { returnPromise: true });
    },
    {
      invalidates: [storyKeys.all],
      onSuccess: ({ id }, data) => {
        notify(story ? 'stories.author.saved' : 'stories.author.created', { type: 'success' });
        form.reset(data);
        void navigate(story ? '/story' : getStoryPath(id));
      },
      onRefused: async ({ errors, message, args }) => {
        if (message === 'stories.author.errors.changed') await takeOver().catch(() => undefined);
        getShowStep(errors);
        showProblems(form, errors);
        notify(message, { type: 'error', messageArgs: args });
      },
    },
  );
  useUnsavedWarning(isDirty && !pending);
  const problemAt = (name: keyof Values) => form.formState.errors[name] as Message | undefined;
  /**
   * What an input of `ui/fields` needs. What was wrong is right as soon as it is: a message that went only when a field is
   * left would move what is being pressed away from under the pointer.
   */
  function field(name: keyof Values, options?: RegisterOptions<Values>) {
    const registered = registerField(form, name, options);
    return {
      ...registered,
      onChange: async (event: ChangeEvent) => {
        await registered.onChange(event);
        if (registered.error) await form.trigger(name);
      },
    };
  }
  const save = form.handleSubmit((data) => run(data), getShowStep);
  return { form, field, problemAt, save, pending, step, next, back: () => setStep('first') };
}
