import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import type { Invitable } from './invitable.ts';
import { InviteDialog } from './InviteDialog.tsx';
import css from './invite.module.css';

/** A story, and the way to ask for it or the sentence that says why not now. */
export function StoryRow({ story }: { story: Invitable }) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const [inviting, setInviting] = useState(false);
  const { again_at, never, invited, accepted } = story;
  const later = never
    ? t('contracts.office.invite.never')
    : again_at && t('contracts.office.invite.again', { time: formatTime(again_at, language) });
  const obstacle = accepted
    ? t('contracts.office.invite.accepted')
    : invited
      ? t('contracts.office.invite.waits')
      : later;
  return (
    <li className={css.story}>
      <img src={story.cover} alt="" loading="lazy" />
      <div className={css.words}>
        <h2 lang={story.language}>{story.title}</h2>
        <p className="facts">
          <span translate="no">{story.pen_name}</span>
          <span>{formatLanguageName(story.language, language)}</span>
          <span>{translate(`stories.shared.tag.${story.genre}`, { _: story.genre })}</span>
          <span>{formatCount('common.office.word_count', story.word_count)}</span>
        </p>
        <p className={css.synopsis} lang={story.language}>
          {story.synopsis}
        </p>
      </div>
      <div className={css.action}>
        {obstacle ? (
          <p className="note">{obstacle}</p>
        ) : (
          <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {t('contracts.office.invite.open')}
          </button>
        )}
      </div>
      {inviting && <InviteDialog story={story} onClose={() => setInviting(false)} />}
    </li>
  );
}
