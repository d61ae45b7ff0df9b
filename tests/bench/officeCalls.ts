import type { Application } from './application.ts';
import type { Worker } from './officeRows.ts';
import { median } from './report.ts';
import { callApi } from './requests.ts';

const rounds = 9;

export interface Office {
  /** Data of the answer, and how long it took in ms. */
  ask: (
    who: Worker,
    method: 'GET' | 'POST',
    path: string,
    body?: object | FormData,
    key?: string,
  ) => Promise<{ data: any; took: number }>;
}

/** The back office as its staff calls it. */
export function openOffice(application: Application, tokens: Record<Worker, string>): Office {
  return {
    ask: (who, method, path, body, key) =>
      callApi(application.url, { method, path: `/api/office/${path}`, token: tokens[who], body, key }),
  };
}

/** Medians of calls in ms, made in turn so that all of them have the same hours. */
export async function measureInTurn<K extends string>({ ask }: Office, who: Worker, paths: Record<K, string>) {
  const names = Object.keys(paths) as K[];
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const { took } = await ask(who, 'GET', paths[name]);
      // The first plans the statements.
      if (round > 0) taken.get(name)!.push(took);
    }
  return names.map((name) => ({ name, took: median(taken.get(name)!) }));
}
