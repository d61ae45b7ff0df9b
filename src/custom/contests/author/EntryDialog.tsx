import { useNotify } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { enterContest } from '#domain/contests/contests.calls.ts';
import { isInReview } from '#domain/contests/eligibility.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { contestKeys } from '../queryKeys.ts';
import type { Contest } from '../useContest.ts';
import { useContestStories, type ContestStory } from './useContestStories.ts';
import css from './Entries.module.css';

interface Props {
  contest: Contest;
  /** Asks for the contest again, which names its full entries. */
  refresh: (() => void) | undefined;
  onClose: () => void;
}

/** Enters one of the author's own stories: those that fit are offered, of each other one it is said why it is not. */
export function EntryDialog({ contest, refresh, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const list = useContestStories(contest.id);
  const { data, error, refetch } = list;
  const [chosen, setChosen] = useState<number>();
  const day = useFormatDate()(contest.signed_since);
  const stories = data?.pages.flatMap(({ items }) => items) ?? [];
  const fitting = stories.filter(({ obstacle }) => obstacle === null);
  const others = stories.filter(({ obstacle }) => obstacle !== null);
  const story = fitting.find(({ id }) => id === chosen) ?? (fitting.length === 1 ? fitting[0] : undefined);
  const { run, pending } = useCommand(enterContest, {
    onSuccess: () => {
      notify('contests.event.dialog.done', { type: 'success', messageArgs: { title: story!.title } });
      onClose();
    },
    // Where it was refused a story is another one by now, or is elsewhere.
    invalidatesAlways: [contestKeys.all],
    onSettled: refresh,
  });
  return (
    <Dialog
      title={t('contests.event.dialog.title')}
      onClose={onClose}
      actions={
        <DialogActions
          form={formId}
          pending={pending || !story}
          action={t('contests.event.dialog.go')}
          onClose={onClose}
        />
      }
    >
      <p className="note">{t('contests.event.dialog.text')}</p>
      {!data && !error && <Loading />}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {data && (
        <form
          id={formId}
          className={css.dialog}
          onSubmit={(event) => {
            event.preventDefault();
            if (story) void run({ params: { id: contest.id }, body: { fiction_id: story.id } });
          }}
        >
          {stories.length === 0 && (
            <p>
              {t('contests.event.dialog.empty')} <Link to="/story/form">{t('stories.author.new')}</Link>
            </p>
          )}
          {stories.length > 0 && fitting.length === 0 && <p>{t('contests.event.dialog.none')}</p>}
          {fitting.length > 0 && (
            <fieldset className={css.stories}>
              <legend>{t('contests.event.dialog.fits')}</legend>
              {fitting.map((one) => (
                <label key={one.id} className={css.story}>
                  <input type="radio" name="story" checked={one === story} onChange={() => setChosen(one.id)} />
                  <StoryTitle story={one}>
                    {t(`contests.author.state.${one.contract_status === 'signed' ? 'full' : 'preliminary'}`)}
                    {isInReview(one) && <> · {t('contests.event.reviewed')}</>}
                  </StoryTitle>
                </label>
              ))}
            </fieldset>
          )}
          {others.length > 0 && (
            <section className={css.stories}>
              <h3>{t('contests.event.dialog.others')}</h3>
              <ul className={css.others}>
                {others.map((one) => (
                  <li key={one.id} className={css.story}>
                    <StoryTitle story={one}>{t(`contests.author.obstacle.${one.obstacle!}`, { day })}</StoryTitle>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <MoreButton list={list}>{t('contests.author.more')}</MoreButton>
        </form>
      )}
    </Dialog>
  );
}

const StoryTitle = ({ story, children }: { story: ContestStory; children: ReactNode }) => (
  <>
    <img src={story.cover} alt="" width="36" height="48" loading="lazy" />
    <span className={css.name}>
      <b lang={story.language}>{story.title}</b>
      <small>{children}</small>
    </span>
  </>
);
