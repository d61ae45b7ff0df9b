import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isInstant } from '#domain/kit/dates.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as types from '#domain/kit/types.ts';
import { announce, countAudience } from '#domain/notifications/announcements.calls.ts';
import { toBusinessTime } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { parseLocalWall } from '../../../lib/time/localWall.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { RadioInput } from '../../../ui/fields/RadioInput.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { announcementKeys, audienceKeys } from '../queryKeys.ts';
import type { Announcement } from './announcement.ts';
import { AudienceFields } from './AudienceFields.tsx';
import css from './announcement.module.css';

/** As the form has it: the time is of the writer's own clock, and counts where it is wanted. */
const rule = announce.body.shape({
  later: types.string().oneOf(['now', 'later']).required(),
  send_at: ruleOf(time())
    .transform((wall: string | null) => wall && parseLocalWall(wall))
    .when('later', ([later], at) => (later === 'later' ? at.required() : at.transform(() => null))),
});

interface Props {
  /** What it begins with. */
  from: Partial<Announcement>;
  onClose: () => void;
}

/** Writes an announcement, with whom it reaches and how it will look beside it. */
export function Compose({ from, onClose }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const [asking, setAsking] = useState<(yes: boolean) => void>();

  /** Has the writer look once more before it is sent. */
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAsking(() => (yes: boolean) => {
        setAsking(undefined);
        resolve(yes);
      }),
    );
  const { form, field, controlled, methods, refusal, pending } = useCommandForm(
    rule,
    async ({ later: _, ...body }) => (await ask()) && send(announce, { body }),
    {
      defaultValues: {
        title: from.title ?? '',
        content: from.content ?? '',
        audience: from.audience ?? { languages: [], roles: [], contracts: [] },
        later: 'now',
        send_at: '',
      },
      invalidates: (answer) => (answer ? [announcementKeys.all] : []),
      onSuccess: (answer, { send_at }) => {
        if (!answer) return;
        notify(send_at ? 'notifications.seldom.scheduled' : 'notifications.seldom.sent');
        onClose();
      },
    },
  );
  const { title, content, audience, later, send_at: wall } = methods.watch();
  const { dirtyFields } = methods.formState;
  useUnsavedWarning(Boolean(dirtyFields.title ?? dirtyFields.content) && (!pending || asking !== undefined));

  const reach = useQuery({
    queryKey: audienceKeys.count(audience),
    queryFn: () => send(countAudience, { body: { audience } }),
    placeholderData: keepPreviousData,
  });
  const count = reach.data?.count;
  const typed = later === 'later' ? parseLocalWall(wall ?? '') : '';
  const send_at = isInstant(typed) ? typed : null;
  const action =
    count === undefined ? t('notifications.seldom.send') : formatCount('notifications.seldom.send_to', count);
  return (
    <>
      <h1>{t('notifications.seldom.new')}</h1>
      <div className={css.compose}>
        <form className="stack" {...form}>
          <Refused refusal={refusal} />
          <TextInput {...field('title')} label={t('notifications.seldom.subject')} maxLength={120} autoFocus />
          <TextArea
            {...field('content')}
            label={t('notifications.seldom.text')}
            hint={t('notifications.seldom.text_hint')}
            rows={9}
            maxLength={4000}
          />
          <AudienceFields getInput={(name) => getInput(field(`audience.${name}`))} />
          <RadioInput
            {...field('later')}
            label={t('notifications.seldom.when')}
            options={(['now', 'later'] as const).map((code) => ({
              code,
              name: t(`notifications.seldom.${code}`),
            }))}
          />
          {later === 'later' && (
            <ControlledDateInput
              {...controlled('send_at')}
              kind="time"
              label={t('notifications.seldom.at')}
              hint={send_at && toBusinessTime(send_at)}
            />
          )}
          <div className="actions">
            <button className="button" disabled={pending || count === 0}>
              {action}
            </button>
            <button type="button" className="button quiet" onClick={onClose}>
              {t('common.cancel')}
            </button>
          </div>
        </form>
        <aside className={css.preview} aria-label={t('notifications.seldom.preview')}>
          <h2>{t('notifications.seldom.preview')}</h2>
          <p role="status">
            {reach.data && (
              <>
                <strong>{formatCount('notifications.seldom.reaches', reach.data.count)}</strong>{' '}
                {t('notifications.seldom.by_mail', {
                  now: reach.data.mail.now,
                  daily: reach.data.mail.daily,
                  never: reach.data.mail.never,
                })}
              </>
            )}
          </p>
          {reach.error && !reach.data && <p role="alert">{t('pages.problem.offline')}</p>}
          <div className={css.look}>
            <strong>{title || t('notifications.seldom.subject')}</strong>
            <p className={css.text}>{content || t('notifications.seldom.text')}</p>
          </div>
        </aside>
      </div>
      {asking && (
        <AskDialog
          title={formatCount('notifications.seldom.ask', count ?? 0)}
          action={action}
          back={t('common.back')}
          onDo={() => asking(true)}
          onClose={() => asking(false)}
        >
          <p>
            {send_at
              ? t('notifications.seldom.ask_later', { time: toBusinessTime(send_at) })
              : t('notifications.seldom.ask_now')}
          </p>
        </AskDialog>
      )}
    </>
  );
}

/** What a box or a radio takes of a field: it shows no error of its own. */
const getInput = <F extends { error: unknown }>({ error: _, ...input }: F) => input;
