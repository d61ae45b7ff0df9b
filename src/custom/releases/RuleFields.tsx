import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { releaseKinds, releaseLimits, type ReleaseRule } from '#domain/releases/release.ts';
import { addDays, weekdayOf } from '#domain/shared/clock.ts';
import { houseZone, wallOf } from '#domain/shared/zones.ts';
import { formatDay, formatWeekday } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { localZone } from '../../lib/time/localZone.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { livesByHouse } from '../../lib/time/zones.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import css from './Release.module.css';

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
  const zones = [...new Set([houseZone, localZone(), zone])].filter(
    (name) => name === houseZone || name === zone || !livesByHouse(),
  );
  const today = wallOf(useNow(), zone).day;
  const toggle = (weekday: number) =>
    onChange({
      weekdays: rule.weekdays.includes(weekday)
        ? rule.weekdays.filter((other) => other !== weekday)
        : [...rule.weekdays, weekday].sort((one, other) => one - other),
    });
  return (
    <div className={css.rule}>
      <fieldset className={css.kinds}>
        <legend>{t('releases.author.times.kind')}</legend>
        {releaseKinds.map((name) => (
          <label key={name}>
            <input type="radio" name="kind" checked={kind === name} onChange={() => onChange({ kind: name })} />
            {t(`releases.author.times.${name}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'weekdays' && (
        <FieldFrame name="weekdays" label={t('releases.author.times.days')} group>
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
        <TextInput
          name="time"
          type="time"
          required
          label={t('releases.author.times.time')}
          value={time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        {kind !== 'own' && (
          <TextInput
            name="from"
            type="date"
            required
            min={today}
            max={addDays(today, 365)}
            label={t('releases.author.times.from')}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
        <SelectInput
          name="per_day"
          label={t('releases.author.times.per_day')}
          prompt=""
          value={per_day}
          options={perDay.map((count) => ({ code: String(count), name: formatNumber(count, language) }))}
          onChange={({ target }) => onChange({ per_day: Number(target.value) })}
        />
        <SelectInput
          name="zone"
          label={t('releases.author.times.zone')}
          prompt=""
          value={zone}
          hint={zone === houseZone ? undefined : t('releases.author.times.zone_hint')}
          options={zones.map((name) => ({
            code: name,
            name: name === houseZone ? t('releases.author.zone.house') : t('releases.author.zone.own', { zone: name }),
          }))}
          onChange={({ target }) => onChange({ zone: target.value })}
        />
      </div>
      {kind === 'own' && <OwnDays days={days} today={today} onChange={(days) => onChange({ days })} />}
    </div>
  );
}

interface OwnProps {
  days: readonly string[];
  today: string;
  onChange: (days: string[]) => void;
}

function OwnDays({ days, today, onChange }: OwnProps) {
  const t = useT();
  const language = useLanguage();
  const [day, setDay] = useState('');
  const add = () => {
    if (day) onChange([...new Set([...days, day])].sort());
    setDay('');
  };
  return (
    <div className={css.own}>
      <TextInput
        name="day"
        type="date"
        min={today}
        max={addDays(today, 365)}
        label={t('releases.author.times.day')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <button type="button" className="button quiet" disabled={!day} onClick={add}>
        {t('releases.author.times.add')}
      </button>
      {days.length > 0 && (
        <ul className={css.days} aria-label={t('releases.author.times.days')}>
          {days.map((day) => (
            <li key={day} className="chip">
              {formatWeekday(weekdayOf(day), language, 'short')} {formatDay(day, language)}
              <CloseButton
                label={t('releases.author.times.remove', { date: formatDay(day, language) })}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
