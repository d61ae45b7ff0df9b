import type { InputHTMLAttributes } from 'react';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { audienceContracts, type Audience } from '#domain/notifications/announcement.ts';
import { authors } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './announcement.module.css';

type Input = InputHTMLAttributes<HTMLInputElement>;

interface Props {
  inputOf: (name: keyof Audience) => Input;
}

/** Whom an announcement reaches; nothing ticked narrows nothing. */
export function AudienceFields({ inputOf }: Props) {
  const t = useT();
  const locale = useLanguage();
  return (
    <>
      <Choices
        legend={t('notifications.office.announcement.languages')}
        options={Object.keys(interfaceLanguages) as InterfaceLanguage[]}
        nameOf={(code) => formatLanguageName(code, locale)}
        input={inputOf('languages')}
      />
      <Choices
        legend={t('notifications.office.announcement.roles')}
        options={authors}
        nameOf={(role) => t(`common.role.${role}`)}
        input={inputOf('roles')}
      />
      <Choices
        legend={t('notifications.office.announcement.contracts')}
        options={audienceContracts}
        nameOf={(contract) => t(`notifications.office.announcement.contract.${contract}`)}
        input={inputOf('contracts')}
      />
      <p className="note">{t('notifications.office.announcement.audience_hint')}</p>
    </>
  );
}

interface ChoicesProps<T> {
  legend: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  input: Input;
}

function Choices<T extends string>({ legend, options, nameOf, input }: ChoicesProps<T>) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" value={option} {...input} />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
