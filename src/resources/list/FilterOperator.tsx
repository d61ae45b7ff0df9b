import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { getOperatorKey, type Operator } from '#domain/kit/listFilters.ts';
import { useT } from '../../i18n/index.ts';
import css from './filters.module.css';

interface Props {
  source: string;
  label: string;
  operators: readonly Operator[];
  /** Keys of the values that are asked for, which nobody needs of what is empty or filled. */
  valueKeys: readonly string[];
}

/** Turns a filter around, or asks for what is empty or filled: beside the filter's name, in the words of a sentence. */
export function FilterOperator({ source, label, operators, valueKeys }: Props) {
  const t = useT();
  const { setValue } = useFormContext();
  const { field } = useInput({ source: getOperatorKey(source) });
  const { onChange, value, ref, name, onBlur } = field;
  return (
    <select
      {...{ ref, name, onBlur, value }}
      className={css.operator}
      aria-label={t('common.office.filter.condition', { label })}
      data-set={value ? '' : undefined}
      onChange={({ target }) => {
        if (target.value === 'empty' || target.value === 'filled')
          for (const key of valueKeys) setValue(key, '', { shouldDirty: true });
        onChange(target.value);
      }}
    >
      <option value="">{t('common.office.filter.is')}</option>
      {operators.map((operator) => (
        <option key={operator} value={operator}>
          {t(`common.office.filter.${operator}`)}
        </option>
      ))}
    </select>
  );
}
