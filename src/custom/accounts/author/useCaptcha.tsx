import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { ApiError } from '../../../lib/api/client.ts';
import type { Captcha } from './captchaWidget.ts';
import css from '../../../ui/forms/forms.module.css';

const fetchWidget = () =>
  import('./captchaWidget.ts').catch(() => {
    throw new ApiError(0, 'errors.offline');
  });

interface Proof {
  /** Where the captcha appears: at once, or when it is first needed. */
  box: ReactNode;
  /** Waits for a solution. Throws ApiError. */
  prove: () => Promise<string>;
}

/** A captcha whose code comes when it is drawn. */
export function useCaptcha({ atOnce }: { atOnce: boolean }): Proof {
  const t = useT();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Promise<Captcha>>(undefined);

  const draw = useCallback(async () => {
    drawing.current ??= fetchWidget().then(({ drawCaptcha }) => drawCaptcha(place.current!));
    try {
      const captcha = await drawing.current;
      captcha.say(language, {
        label: t('accounts.captcha.label'),
        verifying: t('accounts.captcha.verifying'),
        verified: t('accounts.captcha.verified'),
        error: t('accounts.captcha.error'),
      });
      return captcha;
    } catch (error) {
      drawing.current = undefined;
      throw error;
    }
  }, [language, t]);

  useEffect(() => {
    // What does not come now is asked for again when it is needed.
    if (atOnce || drawing.current) draw().catch(() => undefined);
  }, [draw, atOnce]);

  return {
    box: <div className={css.captcha} ref={place} />,
    prove: async () => (await draw()).prove(),
  };
}
