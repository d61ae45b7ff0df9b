import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { formatLanguageName } from '../../../../i18n/names.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import type { Invitable } from './invitable.ts';
import { InviteDialog } from './InviteDialog.tsx';
import css from './invite.module.css';

/** A work, and the way to ask for it or the sentence that says why not now. */
export function WorkRow({ work }: { work: Invitable }) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const [inviting, setInviting] = useState(false);
  const { again_at, never, invited, accepted } = work;
  const later = never
    ? t('contracts.office.invite.never')
    : again_at && t('contracts.office.invite.again', { time: formatTime(again_at, language) });
  const instead = accepted
    ? t('contracts.office.invite.accepted')
    : invited
      ? t('contracts.office.invite.waits')
      : later;
  return (
    <li className={css.work}>
      <img src={work.cover} alt="" loading="lazy" />
      <div className={css.words}>
        <h2 lang={work.language}>{work.title}</h2>
        <p className="facts">
          <span translate="no">{work.pen_name}</span>
          <span>{formatLanguageName(work.language, language)}</span>
          <span>{translate(`stories.shared.tag.${work.genre}`, { _: work.genre })}</span>
          <span>{formatCount('common.office.word_count', work.word_count)}</span>
        </p>
        <p className={css.synopsis} lang={work.language}>
          {work.synopsis}
        </p>
      </div>
      <div className={css.action}>
        {instead ? (
          <p className="note">{instead}</p>
        ) : (
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {t('contracts.office.invite.open')}
          </button>
        )}
      </div>
      {inviting && <InviteDialog story={work} onClose={() => setInviting(false)} />}
    </li>
  );
}
