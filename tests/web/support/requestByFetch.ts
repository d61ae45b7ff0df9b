/** XMLHttpRequest as far as an upload needs it, over fetch: jsdom's own sends no files of Node's. */
export class RequestByFetch extends EventTarget {
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  #headers = new Headers();
  #answered = new Headers();
  #method = 'GET';
  #url = '';
  #aborting = new AbortController();

  open(method: string, url: string): void {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }
  abort(): void {
    this.#aborting.abort();
  }
  send(body: FormData): void {
    void this.#fetch(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event('error')),
    );
  }
  async #fetch(body: FormData): Promise<void> {
    const init = { method: this.#method, headers: this.#headers, body, signal: this.#aborting.signal };
    const response = await fetch(this.#url, init);
    [this.status, this.#answered, this.responseText] = [response.status, response.headers, await response.text()];
    this.upload.dispatchEvent(new Event('load'));
  }
}
