import { useTranslate } from 'ra-core';
import { activityFilter } from '#domain/audit/activity.ts';
import { auditLogActions } from '#domain/audit/auditLog.ts';
import { listReadableEntities } from '#domain/entities.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { ControlledDateInput } from '../../ui/calendar/ControlledDateInput.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useRuleForm } from '../../ui/forms/useRuleForm.ts';
import type { ActivityQuery } from './activityQuery.ts';
import css from './activity.module.css';

interface Props {
  query: ActivityQuery;
  onGo: (change: ActivityQuery) => void;
}

/** Whose activity, on which days, by which action, on which kind of records or on one of them. */
export function Filters({ query, onGo }: Props) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const { by = '', record_id, day_from = null, day_to = null } = query;
  const { form, field, controlled } = useRuleForm(
    activityFilter,
    async (values) =>
      onGo({
        by: values.by || undefined,
        record_id: Number(values.record_id) || undefined,
        day_from: values.day_from || undefined,
        day_to: values.day_to || undefined,
      }),
    { values: { by, record_id: String(record_id ?? ''), day_from, day_to } },
  );
  const kinds = listReadableEntities(currentRole()!)
    .map((entity) => ({
      code: entity.name,
      name: translate(`resources.${resourceOf(entity)}.name`, { smart_count: 2 }),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  // Several may be called the same.
  const actions = [...Map.groupBy(auditLogActions, (action) => t(`audit.office.action.${action}`))]
    .map(([name, codes]) => ({ code: codes.join(','), name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <form className={css.filters} {...form}>
      <TextInput {...field('by')} label={t('audit.office.activity.person')} autoComplete="off" />
      <TextInput
        {...field('record_id')}
        label={t('audit.office.activity.record')}
        inputMode="numeric"
        autoComplete="off"
      />
      <ControlledDateInput kind="date" label={t('audit.office.activity.from')} {...controlled('day_from')} />
      <ControlledDateInput kind="date" label={t('audit.office.activity.to')} {...controlled('day_to')} />
      <button className="button quiet">{t('audit.office.activity.show')}</button>
      <SelectInput
        name="of"
        label={t('audit.office.activity.kind')}
        prompt={t('common.office.list.all')}
        optional
        options={kinds}
        value={query.of ?? ''}
        onChange={({ target }) => onGo({ of: target.value || undefined })}
      />
      <SelectInput
        name="action"
        label={t('audit.office.activity.action')}
        prompt={t('common.office.list.all')}
        optional
        options={actions}
        value={query.action ?? ''}
        onChange={({ target }) => onGo({ action: target.value || undefined })}
      />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={query.others ?? false}
          onChange={({ target }) => onGo({ others: target.checked || undefined })}
        />
        {t('audit.office.activity.others')}
      </label>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={query.mine ?? false}
          onChange={({ target }) => onGo({ mine: target.checked || undefined })}
        />
        {t('audit.office.activity.mine')}
      </label>
    </form>
  );
}
