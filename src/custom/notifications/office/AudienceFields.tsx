import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { audienceContracts, type Audience } from '#domain/notifications/announcement.ts';
import { authors } from '#domain/roles.ts';
import { languageName } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './announcement.module.css';

interface Props {
  audience: Audience;
  onChange: (audience: Audience) => void;
}

/** Whom an announcement reaches; nothing ticked narrows nothing. */
export function AudienceFields({ audience, onChange }: Props) {
  const t = useT();
  const reader = useLanguage();
  return (
    <>
      <Choices
        legend={t('notifications.office.announcement.languages')}
        options={Object.keys(interfaceLanguages) as InterfaceLanguage[]}
        nameOf={(code) => languageName(code, reader)}
        chosen={audience.languages}
        onChange={(languages) => onChange({ ...audience, languages })}
      />
      <Choices
        legend={t('notifications.office.announcement.roles')}
        options={authors}
        nameOf={(role) => t(`common.role.${role}`)}
        chosen={audience.roles}
        onChange={(roles) => onChange({ ...audience, roles })}
      />
      <Choices
        legend={t('notifications.office.announcement.contracts')}
        options={audienceContracts}
        nameOf={(contract) => t(`notifications.office.announcement.contract.${contract}`)}
        chosen={audience.contracts}
        onChange={(contracts) => onChange({ ...audience, contracts })}
      />
      <p className={css.quiet}>{t('notifications.office.announcement.audience_hint')}</p>
    </>
  );
}

interface ChoicesProps<T> {
  legend: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ legend, options, nameOf, chosen, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
