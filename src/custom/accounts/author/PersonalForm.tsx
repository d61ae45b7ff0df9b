import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { saveProfile } from '#domain/accounts/profile.calls.ts';
import { genders } from '#domain/accounts/profile.ts';
import { useT } from '../../../i18n/index.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useSaveProfile, type Profile } from '../../../lib/session/usePersonalProfile.ts';
import { useCountries } from '../../../lib/useCountries.ts';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
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

type Data = Partial<Profile>;

/** What of `values` is not as it was shown. */
const changesOf = <V extends Data>(values: V, shown: Data): V =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (value ?? '') !== (shown[name as keyof Data] ?? '')),
  ) as V;

/** Is something typed that was not shown? */
const differs = (form: HTMLFormElement, shown: Data): boolean =>
  Object.keys(changesOf(Object.fromEntries(new FormData(form)), shown)).length > 0;

/** The dialogs of the page have addresses that leave the form where it is; payment details take its place. */
const isHere = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/person' && !new URLSearchParams(search).has('payment_type');

export function PersonalForm({ profile }: { profile: Profile }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveProfile();
  const [gender, setGender] = useState(profile.gender ?? '');
  const [unsaved, setUnsaved] = useState(false);
  // The profile may be changed in another window meanwhile: what was not touched here is not sent.
  const [shown, setShown] = useState<Data>(profile);
  useUnsavedWarning(unsaved, isHere);
  const { form, errors, refusal, busy } = useCallForm(saveProfile.body, async (values) => {
    const read: Data = values;
    await save(changesOf(read, shown));
    setShown({ ...shown, gender_custom: null, ...read });
    setUnsaved(false);
    notify('accounts.shared.person.personal_saved', { type: 'success' });
  });
  const countries = useCountries();

  const line = (name: keyof typeof lines): ReactNode => (
    <TextInput
      name={name}
      label={t(`accounts.shared.person.field.${name}`)}
      error={errors[name]}
      defaultValue={profile[name] ?? ''}
      {...lines[name]}
    />
  );
  const country = (name: 'nationality' | 'country'): ReactNode => (
    <SelectInput
      name={name}
      label={t(`accounts.shared.person.field.${name}`)}
      prompt={t('accounts.shared.person.choose')}
      optional
      options={countries}
      error={errors[name]}
      defaultValue={profile[name] ?? ''}
    />
  );
  return (
    <form className={css.form} {...form} onChange={(event) => setUnsaved(differs(event.currentTarget, shown))}>
      <Refused refusal={refusal} />
      <fieldset className={css.fields} disabled={profile.lock !== null}>
        {line('real_name')}
        <TextInput
          name="birth_date"
          type="date"
          label={t('accounts.shared.person.field.birth_date')}
          error={errors.birth_date}
          defaultValue={profile.birth_date ?? ''}
          autoComplete="bday"
        />
        <SelectInput
          name="gender"
          label={t('accounts.shared.person.field.gender')}
          prompt={t('accounts.shared.person.choose')}
          optional
          options={genders.map((code) => ({ code, name: t(`accounts.shared.person.gender.${code}`) }))}
          error={errors.gender}
          defaultValue={gender}
          onChange={(event) => setGender(event.target.value)}
        />
        {gender === 'custom' && (
          <TextInput
            name="gender_custom"
            label={t('accounts.shared.person.field.gender_custom')}
            error={errors.gender_custom}
            defaultValue={profile.gender_custom ?? ''}
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
          <button className="button" disabled={busy}>
            {t(busy ? 'accounts.saving' : 'accounts.shared.person.save')}
          </button>
        </div>
      )}
    </form>
  );
}
