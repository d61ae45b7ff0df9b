/** The record that an address names; undefined: none, or nonsense. */
export function parseId(params: URLSearchParams): number | undefined {
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}
