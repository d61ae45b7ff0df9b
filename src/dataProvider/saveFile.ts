/** Saves what an address answers under the name that the server gave it. */
export async function saveFile(response: Response): Promise<void> {
  const said = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(said) ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = encoded ? decodeURIComponent(encoded) : (/filename="(.+?)"/.exec(said)?.[1] ?? 'export');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
