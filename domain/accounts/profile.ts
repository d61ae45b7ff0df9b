import { ruleOf } from '#domain/kit/entity.ts';
import { choice, date, image, text } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { countries } from '#domain/shared/countries.ts';

export const genders = ['male', 'female', 'custom', 'undisclosed'] as const;
/** decisions.md, 'Contracts'. */
export const maxIdentityImages = 3;
const oldest = 120;

/** Six to fifteen digits, the most that a telephone number has (ITU-T E.164), and what people write between them. */
const phone = /^\+?(?:[ ().-]*\d){6,15}[ ()]*$/;

/** Personal data of an author (domain.md section 3, 'User'), as it is needed for a contract. */
export const profileFields = {
  real_name: text({ max: 100 }),
  gender: choice(genders),
  gender_custom: text({ max: 40 }),
  birth_date: date(),
  nationality: choice(countries),
  country: choice(countries),
  city: text({ max: 100 }),
  mobile: text({ max: 30, matches: phone }),
  facebook: text({ max: 100 }),
  instagram: text({ max: 100 }),
  whatsapp: text({ max: 30, matches: phone }),
  other_contact: text({ max: 200 }),
  referee_name: text({ max: 100 }),
  signature_image: image(),
};

/** Addresses of the pictures of an identity document. */
export const identityImages = () =>
  t
    .array(ruleOf(image({ required: true })))
    .max(maxIdentityImages, 'images.shared.too_many')
    .test('distinct', 'validation.choice', (urls) => !urls || new Set(urls).size === urls.length);

export type Gender = (typeof genders)[number];

/** The own word for a gender stands only beside `custom`, and there it must be. Undefined where it is missing. */
export function resolveGenderCustom(gender: Gender | null, gender_custom: string | null): string | null | undefined {
  return gender === 'custom' ? (gender_custom ?? undefined) : null;
}

/** Has somebody with this date of birth been born by `today`, and not too long ago? Both are days, `1990-12-31`. */
export function isBirthDate(day: string, today: string): boolean {
  const earliest = `${Number(today.slice(0, 4)) - oldest}${today.slice(4)}`;
  return day <= today && day >= earliest;
}

/** The youngest that may sign a contract, where the platform is not told another age (decisions.md, 'Account'). */
export const defaultSigningAge = 18;

/** Is somebody with this date of birth at least `age` years old on `today`? Both are days, `1990-12-31`. */
export function isOfAge(day: string, today: string, age: number): boolean {
  const latest = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
  return day <= latest;
}

/** Why personal data cannot be changed (decisions.md, 'Account'). */
export const lockReasons = ['application', 'editor'] as const;
export type LockReason = (typeof lockReasons)[number];
