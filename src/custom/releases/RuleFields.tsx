import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatNumber } from '#domain/kit/figures.ts';
import type { Message } from '#domain/kit/messages.ts';
import { getLatestRelease, releaseKinds, releaseLimits } from '#domain/releases/release.ts';
import { houseZone, toWall } from '#domain/shared/zones.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { livesByHouse } from '../../lib/time/zones.ts';
import { ControlledDateInput } from '../../ui/calendar/ControlledDateInput.tsx';
import { TimeInput } from '../../ui/calendar/TimeInput.tsx';
import { RadioInput } from '../../ui/fields/RadioInput.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { OwnDays } from './OwnDays.tsx';
import type { Rule } from './useRelease.ts';
import { Weekdays } from './Weekdays.tsx';
import css from './RuleFields.module.css';

interface Props {
  methods: UseFormReturn<Rule>;
  /** What is in the form. */
  rule: Rule;
}

const perDay = Array.from({ length: releaseLimits.perDay }, (_, n) => n + 1);

/** How the times are chosen: by which clock, at what hour, on which days. */
export function RuleFields({ methods: { control, formState, register }, rule }: Props) {
  const t = useT();
  const language = useLanguage();
  const { kind, zone } = rule;
  const zones = [...new Set([houseZone, getLocalZone(), zone])].filter(
    (name) => name === houseZone || name === zone || !livesByHouse(),
  );
  const now = useNow();
  const [today, last] = [toWall(now, zone).day, toWall(getLatestRelease(now), zone).day];
  return (
    <div className={css.rule}>
      <RadioInput
        {...register('kind')}
        label={t('releases.writing.times.kind')}
        options={releaseKinds.map((code) => ({ code, name: t(`releases.writing.times.${code}`) }))}
      />
      {kind === 'weekdays' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field: { value, onChange } }) => <Weekdays chosen={value} onChange={onChange} />}
        />
      )}
      <div className={css.fields}>
        <Controller
          control={control}
          name="time"
          render={({ field: { name, value, onChange } }) => (
            <TimeInput {...{ name, value, onChange }} label={t('releases.writing.times.time')} />
          )}
        />
        {kind !== 'own' && (
          <ControlledDateInput
            control={control}
            name="from"
            error={formState.errors.from as Message | undefined}
            kind="date"
            min={today}
            max={last}
            label={t('releases.writing.times.from')}
          />
        )}
        <SelectInput
          {...register('per_day', { valueAsNumber: true })}
          label={t('releases.writing.times.per_day')}
          prompt=""
          options={perDay.map((count) => ({ code: String(count), name: formatNumber(count, language) }))}
        />
        <SelectInput
          {...register('zone')}
          label={t('releases.writing.times.zone')}
          prompt=""
          hint={zone === houseZone ? undefined : t('releases.writing.times.zone_hint')}
          options={zones.map((name) => ({
            code: name,
            name:
              name === houseZone ? t('releases.writing.zone.house') : t('releases.writing.zone.own', { zone: name }),
          }))}
        />
      </div>
      {kind === 'own' && (
        <Controller
          control={control}
          name="days"
          render={({ field: { value, onChange } }) => (
            <OwnDays days={value} today={today} last={last} onChange={onChange} />
          )}
        />
      )}
    </div>
  );
}
