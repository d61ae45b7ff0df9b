import { useCreate, useDataProvider, useNotify, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { createFiction } from '#domain/stories/stories.calls.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { fictionFormOf, statusCodes } from '#domain/stories/story.ts';
import type { ApiError } from '../../../lib/api/client.ts';
import { problemsOf } from '../../../lib/problems.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';

type Values = BodyOf<typeof createFiction>;

/** react-hook-form's errors, which carry the arguments of a message beside its key. */
const asErrors = (problems: Record<string, Message>) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, { type: 'problem', ...problem }]),
  ) as FieldErrors<Values>;

/** `title` is the one that the story has. */
function resolverOf(title: string | undefined): Resolver<Values> {
  const rule = fictionFormOf(title);
  return (values) => {
    const errors = asErrors(problemsOf(rule, values));
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
}

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
const valuesOf = (story: Story) => Object.fromEntries(names.map((name) => [name, story[name] ?? ''])) as Values;

/** Values, errors and saving of a story's form. What the server refuses shows at its field, and nothing typed is lost. */
export function useStoryForm(story: Story | undefined) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [create] = useCreate();
  const [update] = useUpdate();
  const dataProvider = useDataProvider();
  // The story that the form shows the changes of.
  const [opened, setOpened] = useState(story);
  // One key a form: pressing twice, or again after the answer was lost, makes one story.
  const [key] = useState(() => crypto.randomUUID());
  const resolver = useMemo(() => resolverOf(opened?.title), [opened?.title]);
  const form = useForm<Values>({ resolver, defaultValues: story ? valuesOf(story) : blank, mode: 'onTouched' });
  // Read so that it is kept: what is dirty stays when another state of the story is taken over.
  const { isDirty, isSubmitting, isSubmitSuccessful, dirtyFields: _ } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting && !isSubmitSuccessful);

  async function takeOver() {
    const { data: present } = await dataProvider.getOne<Story>('story', { id: opened!.id });
    form.reset(valuesOf(present), { keepDirtyValues: true });
    setOpened(present);
  }

  const save = form.handleSubmit(async (data) => {
    try {
      if (opened) {
        const { id, updated_at } = opened;
        await update('story', { id, data: { ...data, updated_at }, previousData: opened }, { returnPromise: true });
      } else await create('story', { data, meta: { key } }, { returnPromise: true });
    } catch (failure) {
      const { errors, message, args } = failure as ApiError;
      if (message === 'stories.author.errors.changed') await takeOver().catch(() => undefined);
      for (const [name, problem] of Object.entries(asErrors(errors)))
        form.setError(name as keyof Values, problem as object, { shouldFocus: true });
      notify(message, { type: 'error', messageArgs: args });
      return;
    }
    notify(story ? 'stories.author.saved' : 'stories.author.created', { type: 'success' });
    form.reset(data);
    void navigate('/story');
  });
  const problemAt = (name: keyof Values) => form.formState.errors[name] as Message | undefined;
  return { form, save, busy: isSubmitting, problemAt };
}
