import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { saveProfile } from '#domain/accounts/profile.calls.ts';
import { genders } from '#domain/accounts/profile.ts';
import { neededForContract } from '#domain/contracts/eligibility.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useSaveProfile, type Profile } from '../../../lib/session/usePersonalProfile.ts';
import { useCountries } from '../../../lib/useCountries.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import css from '../../../ui/forms/forms.module.css';

/** The fields that are a line of text, with what the browser may fill in. */
const lines = {
  real_name: { autoComplete: 'name' },
  city: { autoComplete: 'address-level2' },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
  facebook: {},
  instagram: {},
  whatsapp: { inputMode: 'tel' },
  other_contact: {},
  referee_name: {},
} as const;

const names = [
  ...(Object.keys(lines) as (keyof typeof lines)[]),
  'birth_date',
  'gender',
  'gender_custom',
  'nationality',
  'country',
] as const;

/** What is marked, since no contract can be drawn up without it. */
const isNeeded = (name: string): boolean => (neededForContract as readonly string[]).includes(name);

type Data = Partial<Profile>;

/** What of `values` is not as it was shown. */
const getChanges = <V extends Data>(values: V, before: Data): V =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (value ?? '') !== (before[name as keyof Data] ?? '')),
  ) as V;

/** The dialogs of the page have addresses that leave the form where it is; payment details take its place. */
const isHere = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/person' && !new URLSearchParams(search).has('payment_type');

export function PersonalForm({ profile }: { profile: Profile }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveProfile();
  // The profile may be changed in another window meanwhile: what was not touched here is not sent.
  const { form, field, controlled, methods, refusal, pending } = useCommandForm(
    saveProfile.body,
    (values) => save(getChanges<Data>(values, profile)),
    {
      values: Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as Partial<
        BodyOf<typeof saveProfile>
      >,
      onSuccess: () => {
        methods.reset(methods.getValues());
        notify('accounts.shared.person.personal_saved', { type: 'success' });
      },
    },
  );
  useUnsavedWarning(methods.formState.isDirty && !pending, isHere);
  const countries = useCountries();

  const describeField = (name: (typeof names)[number]) => ({
    label: t(`accounts.shared.person.field.${name}`),
    ...(isNeeded(name) && { hint: t('accounts.shared.person.contract.needed') }),
  });
  const line = (name: keyof typeof lines): ReactNode => (
    <TextInput {...field(name)} {...describeField(name)} {...lines[name]} />
  );
  const country = (name: 'nationality' | 'country'): ReactNode => (
    <SelectInput
      {...field(name)}
      {...describeField(name)}
      prompt={t('accounts.shared.person.choose')}
      optional
      options={countries}
    />
  );
  return (
    <form className="stack" {...form}>
      <Refused refusal={refusal} />
      <fieldset className={css.fields} disabled={profile.lock !== null}>
        {line('real_name')}
        <ControlledDateInput
          {...controlled('birth_date')}
          {...describeField('birth_date')}
          kind="date"
          autoComplete="bday"
        />
        <SelectInput
          {...field('gender')}
          label={t('accounts.shared.person.field.gender')}
          prompt={t('accounts.shared.person.choose')}
          optional
          options={genders.map((code) => ({ code, name: t(`accounts.shared.person.gender.${code}`) }))}
        />
        {methods.watch('gender') === 'custom' && (
          <TextInput
            {...field('gender_custom', { shouldUnregister: true })}
            label={t('accounts.shared.person.field.gender_custom')}
          />
        )}
        {country('nationality')}
        {country('country')}
        {line('city')}
        {line('mobile')}
        {line('whatsapp')}
        {line('facebook')}
        {line('instagram')}
        {line('other_contact')}
        {line('referee_name')}
      </fieldset>
      {!profile.lock && (
        <div>
          <button className="button" disabled={pending}>
            {t(pending ? 'accounts.saving' : 'accounts.shared.person.save')}
          </button>
        </div>
      )}
    </form>
  );
}
