/** Saves what an address answers under the name that the server gave it. */
export async function saveFile(response: Response): Promise<void> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const name = encoded ? decodeURIComponent(encoded) : /filename="(.+?)"/.exec(disposition)?.[1];
  saveBlob(await response.blob(), name ?? 'export');
}

/** Saves what was made here under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
