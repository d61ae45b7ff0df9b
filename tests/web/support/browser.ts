import { Blob, File } from 'node:buffer';
import { timeoutManager } from '@tanstack/react-query';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

// What jsdom lacks of a browser, as far as the screens need it.

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
// Nothing has a size here that could change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// And all is on screen.
window.IntersectionObserver ??= class {
  constructor(look: IntersectionObserverCallback) {
    this.observe = () => look([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe: () => void;
  disconnect() {}
} as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView = () => undefined;
// Nothing is drawn.
HTMLCanvasElement.prototype.getContext = () => null;
// A question that no test expects is one that no reader expects.
window.confirm = (question) => {
  console.error(`asked: ${question}`);
  return false;
};
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Files, forms and requests are Node's, since the server in this process takes no others; jsdom reads its own form.
const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const { constructor } = await new Response('', urlencoded).formData();
class PageForm extends (constructor as typeof FormData) {
  constructor(form?: HTMLFormElement) {
    super();
    for (const { name, value } of (form?.elements ?? []) as Iterable<HTMLInputElement>)
      if (name) this.append(name, value);
  }
}
const nodes = {
  Request: Object.getPrototypeOf(Request),
  URL: Object.getPrototypeOf(URL),
  // What Node's own cryptography answers.
  ArrayBuffer: Buffer.alloc(1).buffer.constructor,
  Uint8Array: Object.getPrototypeOf(Buffer),
};
Object.assign(globalThis, { Blob, File, FormData: PageForm, ...nodes });

// A query that failed is asked for again after a second, and after two more: here at once.
const repeatedAfter = new Set([1000, 2000]);
timeoutManager.setTimeoutProvider<ReturnType<typeof setTimeout>>({
  setTimeout: (callback, delay) => setTimeout(callback, repeatedAfter.has(delay) ? 0 : delay),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (id) => clearInterval(id),
});

// A captcha is solved in a worker, by the very library that makes it.
class CaptchaWorker extends EventTarget {
  postMessage({ type, challenge }: { type: string; challenge: Challenge }) {
    if (type !== 'work') return;
    void solveChallenge({ challenge, deriveKey }).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  terminate() {}
}
Object.assign(globalThis, { Worker: CaptchaWorker, isSecureContext: true });
