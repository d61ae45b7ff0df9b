import {
  useEvent,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/index.ts';
import { nothing } from '../lib/api/client.ts';
import { useAskAtClosing } from '../lib/routing/useAskAtClosing.ts';
import { useAskAtSignOut } from '../lib/session/useAskAtSignOut.ts';
import { CloseButton } from './CloseButton.tsx';
import css from './Toasts.module.css';

const shownFor = { error: 8000, warning: 8000, success: 4000, info: 4000 };
const errorsApart = 1000;

/**
 * What react-admin's `notify` says, one at a time; errors at most one a second (portal.md section 8). A change that can
 * be undone is sent when its message goes: by time, by hand or because another one comes.
 */
export function Toasts() {
  const t = useT();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload & { page: string }>();
  const lastError = useRef(-errorsApart);
  const takeMutation = useTakeUndoableMutation();
  const undoable = current?.notificationOptions?.undoable === true;
  const settle = useEvent((isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo });
  });
  const close = useEvent((isUndo: boolean) => {
    settle(isUndo);
    setCurrent(undefined);
  });
  // A change that still waits for its undo would be lost with the session or the page.
  useAskAtSignOut(undoable);
  useAskAtClosing(undoable);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || next.message === nothing) return;
    const now = performance.now();
    if (next.type === 'error' && now - lastError.current < errorsApart) return;
    if (next.type === 'error') lastError.current = now;
    settle(false);
    setCurrent({ ...next, page: pathname });
  }, [notifications, takeNotification, pathname, settle]);

  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(
      () => close(false),
      current.notificationOptions?.autoHideDuration ?? shownFor[current.type as keyof typeof shownFor] ?? shownFor.info,
    );
    return () => clearTimeout(timer);
  }, [current, close]);

  // An error is about the page that it was shown on; a success may be about the one that was left.
  const toast = current?.type === 'error' && current.page !== pathname ? undefined : current;
  return (
    <div className={css.toasts} role="status" aria-live="polite">
      {toast && (
        <div className={`${css.toast} ${toast.type === 'error' ? css.error : ''}`}>
          <span>
            {typeof toast.message === 'string'
              ? translate(toast.message, toast.notificationOptions?.messageArgs)
              : toast.message}
          </span>
          {undoable && (
            <button className={css.undo} onClick={() => close(true)}>
              {translate('ra.action.undo')}
            </button>
          )}
          <CloseButton label={t('common.close')} onClick={() => close(false)} />
        </div>
      )}
    </div>
  );
}
