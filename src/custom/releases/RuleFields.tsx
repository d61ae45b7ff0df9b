import { useState } from 'react';
import { isDate } from '#domain/kit/dates.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { getLatestRelease, releaseKinds, releaseLimits, type ReleaseRule } from '#domain/releases/release.ts';
import { getWeekday } from '#domain/shared/clock.ts';
import { formatDay, formatWeekday } from '#domain/shared/formatDates.ts';
import { houseZone, toWall } from '#domain/shared/zones.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { livesByHouse } from '../../lib/time/zones.ts';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { TimeInput } from '../../ui/calendar/TimeInput.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import css from './RuleFields.module.css';

interface Props {
  rule: ReleaseRule;
  onChange: (change: Partial<ReleaseRule>) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const perDay = Array.from({ length: releaseLimits.perDay }, (_, n) => n + 1);

/** How the times are chosen: by which clock, at what hour, on which days. */
export function RuleFields({ rule, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const { kind, time, zone, from, per_day, days } = rule;
  const zones = [...new Set([houseZone, getLocalZone(), zone])].filter(
    (name) => name === houseZone || name === zone || !livesByHouse(),
  );
  const now = useNow();
  const [today, last] = [toWall(now, zone).day, toWall(getLatestRelease(now), zone).day];
  const toggle = (weekday: number) =>
    onChange({
      weekdays: rule.weekdays.includes(weekday)
        ? rule.weekdays.filter((other) => other !== weekday)
        : [...rule.weekdays, weekday].sort((one, other) => one - other),
    });
  return (
    <div className={css.rule}>
      <fieldset className={css.kinds}>
        <legend>{t('releases.writing.times.kind')}</legend>
        {releaseKinds.map((name) => (
          <label key={name}>
            <input type="radio" name="kind" checked={kind === name} onChange={() => onChange({ kind: name })} />
            {t(`releases.writing.times.${name}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'weekdays' && (
        <FieldFrame name="weekdays" label={t('releases.writing.times.days')} group>
          <div className={css.weekdays}>
            {weekdays.map((weekday) => (
              <button
                key={weekday}
                type="button"
                className={css.weekday}
                aria-pressed={rule.weekdays.includes(weekday)}
                title={formatWeekday(weekday, language, 'long')}
                onClick={() => toggle(weekday)}
              >
                {formatWeekday(weekday, language, 'short')}
              </button>
            ))}
          </div>
        </FieldFrame>
      )}
      <div className={css.fields}>
        <TimeInput
          name="time"
          label={t('releases.writing.times.time')}
          value={time}
          onChange={(time) => onChange({ time })}
        />
        {kind !== 'own' && (
          <DateInput
            kind="date"
            name="from"
            min={today}
            max={last}
            label={t('releases.writing.times.from')}
            value={from}
            onChange={(from) => onChange({ from })}
          />
        )}
        <SelectInput
          name="per_day"
          label={t('releases.writing.times.per_day')}
          prompt=""
          value={per_day}
          options={perDay.map((count) => ({ code: String(count), name: formatNumber(count, language) }))}
          onChange={({ target }) => onChange({ per_day: Number(target.value) })}
        />
        <SelectInput
          name="zone"
          label={t('releases.writing.times.zone')}
          prompt=""
          value={zone}
          hint={zone === houseZone ? undefined : t('releases.writing.times.zone_hint')}
          options={zones.map((name) => ({
            code: name,
            name:
              name === houseZone ? t('releases.writing.zone.house') : t('releases.writing.zone.own', { zone: name }),
          }))}
          onChange={({ target }) => onChange({ zone: target.value })}
        />
      </div>
      {kind === 'own' && <OwnDays days={days} today={today} last={last} onChange={(days) => onChange({ days })} />}
    </div>
  );
}

interface OwnProps {
  days: readonly string[];
  today: string;
  last: string;
  onChange: (days: string[]) => void;
}

function OwnDays({ days, today, last, onChange }: OwnProps) {
  const t = useT();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const add = () => {
    onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <div className={css.own}>
      <DateInput
        kind="date"
        name="day"
        min={today}
        max={last}
        label={t('releases.writing.times.day')}
        value={day}
        onChange={setDay}
      />
      <button type="button" className="button quiet" disabled={!isDate(day)} onClick={add}>
        {t('releases.writing.times.add')}
      </button>
      {days.length > 0 && (
        <ul className={css.days} aria-label={t('releases.writing.times.days')}>
          {days.map((day) => (
            <li key={day} className="chip">
              {formatWeekday(getWeekday(day), language, 'short')} {formatDay(day, language)}
              <CloseButton
                label={t('releases.writing.times.remove', { date: formatDay(day, language) })}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
