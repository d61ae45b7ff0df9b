import type { InputHTMLAttributes } from 'react';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { audienceContracts, type Audience } from '#domain/notifications/announcement.ts';
import { authors } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './announcement.module.css';

type Input = InputHTMLAttributes<HTMLInputElement>;

interface Props {
  getInput: (name: keyof Audience) => Input;
}

/** Whom an announcement reaches; nothing ticked narrows nothing. */
export function AudienceFields({ getInput }: Props) {
  const t = useT();
  const locale = useLanguage();
  return (
    <>
      <Choices
        legend={t('notifications.seldom.languages')}
        options={Object.keys(interfaceLanguages) as InterfaceLanguage[]}
        getName={(code) => formatLanguageName(code, locale)}
        input={getInput('languages')}
      />
      <Choices
        legend={t('notifications.seldom.roles')}
        options={authors}
        getName={(role) => t(`common.role.${role}`)}
        input={getInput('roles')}
      />
      <Choices
        legend={t('notifications.seldom.contracts')}
        options={audienceContracts}
        getName={(contract) => t(`notifications.seldom.contract.${contract}`)}
        input={getInput('contracts')}
      />
      <p className="note">{t('notifications.seldom.audience_hint')}</p>
    </>
  );
}

interface ChoicesProps<T> {
  legend: string;
  options: readonly T[];
  getName: (option: T) => string;
  input: Input;
}

function Choices<T extends string>({ legend, options, getName, input }: ChoicesProps<T>) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" value={option} {...input} />
          {getName(option)}
        </label>
      ))}
    </fieldset>
  );
}
