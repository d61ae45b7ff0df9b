import * as yup from 'yup';

/** A provider that people may sign in with (OpenID Connect). */
export interface ProviderSettings {
  /** Its name in addresses. */
  id: string;
  /** Its name for people. */
  name: string;
  issuer: string;
  client_id: string;
  client_secret: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tokens travel to an issuer, so it is spoken to over TLS; this machine needs none. */
function isIssuer(value: string | undefined): boolean {
  const url = URL.canParse(value ?? '') ? new URL(value!) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
}

const provider = yup
  .object({
    id: yup
      .string()
      .required('has an entry without id')
      .matches(/^[a-z0-9-]{1,30}$/, 'has an id that is not made of a-z, 0-9 and -'),
    name: yup.string().required('has an entry without name').max(40, 'has a name of more than 40 characters'),
    issuer: yup
      .string()
      .required('has an entry without issuer')
      .test('issuer', 'has an issuer that is no https:// address', isIssuer),
    client_id: yup.string().required('has an entry without client_id'),
    client_secret: yup.string().required('has an entry without client_secret'),
  })
  .noUnknown('has an entry with an unknown key');

const shape = yup
  .array()
  .of(provider.required())
  .required()
  .test('distinct', 'has two entries with one id', (list) => new Set(list.map(({ id }) => id)).size === list.length);

/** The providers of the setting `OIDC`. Throws a text that says what is wrong and shows none of it. */
export function readProviders(json: string | undefined): ProviderSettings[] {
  if (!json) return [];
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    list = undefined;
  }
  if (!Array.isArray(list)) throw new Error('must be a JSON list of {id, name, issuer, client_id, client_secret}');
  return shape.validateSync(list, { strict: true });
}
