import { useT } from '../../../../i18n/index.ts';
import type { MessageKey } from '../../../../i18n/types.ts';

/** Says beside a role that another content manager has to confirm it, or that there is none who could. */
export function SecondManager({ text, isAlone }: { text: MessageKey; isAlone: boolean }) {
  const t = useT();
  return (
    <p className="note" role="status">
      {t(isAlone ? 'accounts.office.errors.nobody_confirms' : text)}
    </p>
  );
}
