import { useNotify } from 'ra-core';
import { useState } from 'react';
import { lockInfo } from '#domain/contracts/contractReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { can } from '#domain/roles.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { IdentityImages } from '../../../ui/review/IdentityImages.tsx';
import { PaidTo } from '../PaidTo.tsx';
import type { ApplicationReviewed } from './application.ts';
import { listApplicationChanges } from './applicationChanges.ts';
import css from '../../../ui/review/review.module.css';

interface Props {
  review: ApplicationReviewed;
  storyId: number;
  withImages: boolean;
}

/** Who the author is by law, and the lock on that. */
export function AuthorCard({ review, storyId, withImages }: Props) {
  const t = useT();
  const notify = useNotify();
  const language = useLanguage();
  const [locking, setLocking] = useState(false);
  const { author, obstacle } = review;
  const mayLock = can(currentRole(), lockInfo.roles) && obstacle !== 'own_work';
  const facts = [
    ['accounts.shared.person.pen_name', author.pen_name],
    ['accounts.shared.person.field.real_name', author.real_name],
    ['accounts.shared.person.field.birth_date', author.birth_date && formatDay(author.birth_date, language)],
    ['accounts.shared.person.field.nationality', author.nationality && formatCountryName(author.nationality, language)],
    ['accounts.shared.person.field.country', author.country && formatCountryName(author.country, language)],
    ['accounts.shared.person.field.city', author.city],
  ] as const;
  const onDone = ({ locked }: AnswerOf<typeof lockInfo>) => {
    setLocking(false);
    notify(locked ? 'contracts.office.application.locked' : 'contracts.office.application.unlocked');
  };
  const params = { id: storyId };
  const invalidates = listApplicationChanges(review.id);
  const { run, pending } = useCommand(lockInfo, { invalidates, onSuccess: onDone });
  return (
    <Card title={t('contracts.office.application.author')}>
      <dl className={`details ${css.lines}`}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        {author.payment && <PaidTo paymentDetails={author.payment} />}
      </dl>
      {withImages && author.identity_images.length > 0 && (
        <div className={css.compare}>
          <IdentityImages urls={author.identity_images} />
        </div>
      )}
      {author.lock && (
        <p className={css.finding}>
          <strong>{t('contracts.office.application.is_locked')}</strong>{' '}
          <span lang={author.language}>{author.lock}</span>
        </p>
      )}
      {mayLock && (
        <button
          type="button"
          className={`button quiet ${css.start}`}
          disabled={pending}
          aria-haspopup={author.lock ? undefined : 'dialog'}
          onClick={() => (author.lock ? void run({ params, body: { reason: null } }) : setLocking(true))}
        >
          {t(author.lock ? 'contracts.office.application.unlock' : 'contracts.office.application.lock')}
        </button>
      )}
      {locking && (
        <ReasonDialog
          title={t('contracts.office.application.lock')}
          action={t('contracts.office.application.lock_now')}
          label={t('contracts.office.application.lock_reason')}
          hint={t('contracts.office.application.lock_hint')}
          act={(reason) => send(lockInfo, { params, body: { reason } })}
          invalidates={invalidates}
          onDone={onDone}
          onClose={() => setLocking(false)}
        />
      )}
    </Card>
  );
}
