import 'altcha/external';
import 'altcha/altcha.css';
import solver from 'altcha/workers/pbkdf2?url&no-inline';
import { getCaptcha } from '#domain/accounts/captcha.calls.ts';
import { captchaMinutes } from '#domain/accounts/captcha.ts';
import { minuteLong } from '#domain/shared/clock.ts';
import { ApiError, send } from '../../../lib/api/client.ts';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(solver));

export interface CaptchaWords {
  label: string;
  verifying: string;
  verified: string;
  error: string;
}

/** A captcha on the screen. */
export interface Captcha {
  say: (language: string, words: CaptchaWords) => void;
  /** A solution, which the server takes once. Throws ApiError. */
  prove: () => Promise<string>;
}

/** Draws the ALTCHA widget, which has the browser work instead of the person. */
export async function drawCaptcha(box: HTMLElement): Promise<Captcha> {
  const widget = document.createElement('altcha-widget');
  let failure: unknown;
  let solved: { payload: string; at: number } | undefined;
  // The widget may tell of a solution after it was given away.
  let spent: string | undefined;
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload: string }>).detail;
    solved = state === 'verified' ? { payload, at: Date.now() } : undefined;
  });
  const loaded = new Promise((resolve) => widget.addEventListener('load', resolve, { once: true }));
  box.append(widget);
  await loaded;
  await widget.configure({
    challenge: getCaptcha.path,
    hideFooter: true,
    hideLogo: true,
    humanInteractionSignature: false,
    minDuration: 0,
    // The challenge comes in the API's envelope.
    fetch: async () => {
      try {
        return Response.json(await send(getCaptcha, {}));
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  });
  return {
    say(language, { label, verifying, verified, error }) {
      const strings = { ...$altcha.i18n.get('en'), label, verifying, verified, error, verificationRequired: label };
      // The widget looks a language up in lower case only.
      $altcha.i18n.set(language.toLowerCase(), strings);
      void widget.configure({ language });
    },
    async prove() {
      const fresh = solved && solved.payload !== spent && Date.now() - solved.at < (captchaMinutes - 1) * minuteLong;
      failure = undefined;
      const payload = fresh ? solved?.payload : (await widget.verify())?.payload;
      spent = payload;
      if (payload) return payload;
      throw failure ?? new ApiError(422, 'errors.captcha');
    },
  };
}
