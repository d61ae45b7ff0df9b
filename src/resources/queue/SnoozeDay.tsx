import { useState } from 'react';
import { getSnoozeDays } from '#domain/home/snooze.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { useT } from '../../i18n/index.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { DateInput } from '../../ui/calendar/DateInput.tsx';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../ui/forms/DialogActions.tsx';

interface Props {
  pending: boolean;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day on which what is put off comes back. */
export function SnoozeDay({ pending, onPick, onClose }: Props) {
  const t = useT();
  const { min, max } = getSnoozeDays(dayOf(useNow()));
  const [day, setDay] = useState(min);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day >= min && day <= max;
  return (
    <Dialog
      title={t('home.office.snooze.title')}
      onClose={onClose}
      actions={
        <DialogActions
          form="snooze"
          action={t('home.office.snooze.action')}
          pending={pending || !isDay}
          onClose={onClose}
        />
      }
    >
      <form
        id="snooze"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay) onPick(day);
        }}
      >
        <DateInput
          kind="date"
          name="day"
          label={t('home.office.snooze.on')}
          value={day}
          min={min}
          max={max}
          onChange={setDay}
        />
      </form>
    </Dialog>
  );
}
