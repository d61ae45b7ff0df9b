import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import type { Audience } from '#domain/notifications/announcement.ts';
import { announce, countAudience } from '#domain/notifications/announcements.calls.ts';
import { businessTime } from '#domain/shared/clock.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { problemsOf } from '../../../lib/problems.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { audienceKeys } from '../queryKeys.ts';
import type { Announcement } from './announcement.ts';
import { AudienceFields } from './AudienceFields.tsx';
import css from './announcement.module.css';

const everybody: Audience = { languages: [], roles: [], contracts: [] };

interface Props {
  /** What it begins with. */
  from: Partial<Announcement>;
  onClose: () => void;
  onDone: () => void;
}

/** Writes an announcement, with whom it reaches and how it will look beside it. */
export function Compose({ from, onClose, onDone }: Props) {
  const t = useT();
  const counted = useCounted();
  const language = useLanguage();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState(from.title ?? '');
  const [content, setContent] = useState(from.content ?? '');
  const [audience, setAudience] = useState<Audience>(from.audience ?? everybody);
  const [when, setWhen] = useState('');
  const [later, setLater] = useState(false);
  const [errors, setErrors] = useState<Record<string, Message>>({});
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(announce, {
    onSuccess: (_, { body }) => {
      notify(body.send_at ? 'notifications.office.announcement.scheduled' : 'notifications.office.announcement.sent');
      onDone();
    },
    onFieldErrors: setErrors,
    onSettled: () => setAsking(false),
  });
  const changed = title !== (from.title ?? '') || content !== (from.content ?? '');
  useUnsavedWarning(changed && !pending);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const reach = useQuery({
    queryKey: audienceKeys.count(audience),
    queryFn: () => send(countAudience, { body: { audience: bodyOf(audience) } }),
    placeholderData: keepPreviousData,
  });
  const count = reach.data?.count;
  const send_at = later && when ? new Date(when).toISOString() : null;

  const check = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(announce.body, { title, content, audience, send_at });
    if (later && !when) found.send_at = message('validation.required');
    setErrors(found);
    if (Object.keys(found).length === 0) setAsking(true);
    else form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  };
  const post = () => run({ body: { title, content, audience: bodyOf(audience), send_at } });
  const action =
    count === undefined
      ? t('notifications.office.announcement.send')
      : counted('notifications.office.announcement.send_to', count);
  return (
    <>
      <h1>{t('notifications.office.announcement.new')}</h1>
      <div className={css.compose}>
        <form ref={form} className={css.form} noValidate onSubmit={check}>
          <TextInput
            name="title"
            label={t('notifications.office.announcement.subject')}
            error={errors.title}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            name="content"
            label={t('notifications.office.announcement.text')}
            hint={t('notifications.office.announcement.text_hint')}
            error={errors.content}
            rows={9}
            maxLength={4000}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
          <AudienceFields audience={audience} onChange={setAudience} />
          <fieldset className={css.choices}>
            <legend>{t('notifications.office.announcement.when')}</legend>
            <label>
              <input type="radio" name="later" checked={!later} onChange={() => setLater(false)} />
              {t('notifications.office.announcement.now')}
            </label>
            <label>
              <input type="radio" name="later" checked={later} onChange={() => setLater(true)} />
              {t('notifications.office.announcement.later')}
            </label>
          </fieldset>
          {later && (
            <TextInput
              name="send_at"
              type="datetime-local"
              label={t('notifications.office.announcement.at')}
              hint={send_at ? businessTime(send_at) : undefined}
              error={errors.send_at}
              value={when}
              onChange={(event) => setWhen(event.target.value)}
            />
          )}
          <div className={css.actions}>
            <button className="button" disabled={pending || count === 0}>
              {action}
            </button>
            <button type="button" className="button quiet" onClick={onClose}>
              {t('common.cancel')}
            </button>
          </div>
        </form>
        <aside className={css.preview} aria-label={t('notifications.office.announcement.preview')}>
          <h2>{t('notifications.office.announcement.preview')}</h2>
          <p role="status">
            {reach.data && (
              <>
                <strong>{counted('notifications.office.announcement.reaches', reach.data.count)}</strong>{' '}
                {t('notifications.office.announcement.by_mail', {
                  now: formatNumber(reach.data.mail.now, language),
                  daily: formatNumber(reach.data.mail.daily, language),
                  never: formatNumber(reach.data.mail.never, language),
                })}
              </>
            )}
          </p>
          {reach.error && !reach.data && <p role="alert">{t('common.page.offline')}</p>}
          <div className={css.look}>
            <strong>{title || t('notifications.office.announcement.subject')}</strong>
            <p className={css.text}>{content || t('notifications.office.announcement.text')}</p>
          </div>
        </aside>
      </div>
      {asking && (
        <Dialog
          title={counted('notifications.office.announcement.ask', count ?? 0)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className="button quiet" onClick={() => setAsking(false)}>
                {t('common.back')}
              </button>
              <button type="button" className="button" disabled={pending} onClick={() => void post()}>
                {action}
              </button>
            </>
          }
        >
          <p>
            {send_at
              ? t('notifications.office.announcement.ask_later', { time: businessTime(send_at) })
              : t('notifications.office.announcement.ask_now')}
          </p>
        </Dialog>
      )}
    </>
  );
}

/** As it is sent: lists of its own. */
const bodyOf = ({ languages, roles, contracts }: Audience) => ({
  languages: [...languages],
  roles: [...roles],
  contracts: [...contracts],
});
