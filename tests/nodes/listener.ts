import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from './platform.ts';

const longest = 20_000;

/** Listens for the badges of an author as a browser does: where the stream breaks off, it opens another one. */
export class Listener {
  /** Statements that wait to be confirmed, as it was last told. */
  statements = -1;
  readonly #end = new AbortController();

  constructor(platform: Platform, token: string) {
    void this.#listen(`${platform.url}/api/badges/stream`, token);
  }

  async #listen(url: string, token: string): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#read(url, token).catch(() => undefined);
      await pause(200 + Math.random() * 300);
    }
  }

  async #read(url: string, token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: this.#end.signal });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = /^event: badges\n(?:.*\n)*?data: (.+)$/m.exec(event)?.[1];
        if (data) this.statements = (JSON.parse(data) as { statements: number }).statements;
      }
    }
  }

  /** Ms until so many statements wait by what it is told; Infinity where that does not come. */
  async waitFor(statements: number): Promise<number> {
    const begun = performance.now();
    while (this.statements !== statements) {
      if (performance.now() - begun > longest) return Infinity;
      await pause(20);
    }
    return performance.now() - begun;
  }

  close(): void {
    this.#end.abort();
  }
}
