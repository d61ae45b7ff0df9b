/** The number of a record in an address, as records have them; undefined for none, or nonsense. */
export function toId(text: string | null): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id !== undefined && id < 2 ** 31 ? id : undefined;
}

/** The record that an address names; undefined: none, or nonsense. */
export const parseId = (params: URLSearchParams, name = 'id'): number | undefined => toId(params.get(name));
