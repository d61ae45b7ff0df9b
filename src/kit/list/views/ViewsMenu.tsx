import { Popover } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { listViews, type View } from '#domain/calls/views.ts';
import { send } from '../../../dataProvider/client.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { Loading } from '../../../shell/Loading.tsx';
import { TryAgain } from '../../../shell/TryAgain.tsx';
import { RemoveDialog, ReplaceDialog } from './ChangeDialogs.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { showsSame, type Shown } from './shown.ts';
import { ViewLine } from './ViewLine.tsx';
import type { Chosen } from './ViewsButton.tsx';
import css from './views.module.css';

interface Props {
  /** Name of the entity that is listed. */
  list: string;
  anchor: HTMLElement;
  shown: Shown;
  chosen: Chosen | undefined;
  choose: (view: Chosen | undefined) => void;
  onClose: () => void;
}

type Step = { to: 'choose' | 'save' } | { to: 'replace' | 'remove'; view: View };

/** What a press on the button opens: a view to choose, to save, to save over or to remove. */
export function ViewsMenu({ list, anchor, shown, chosen, choose, onClose }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const { setFilters, setSort } = useListContext();
  const [step, setStep] = useState<Step>({ to: 'choose' });
  const { data, error, refetch } = useQuery({
    queryKey: ['views', list],
    queryFn: () => send(listViews, { query: { resource: list } }),
    gcTime: 0,
  });
  const same = data?.items.filter((view) => showsSame(view, shown));
  const used = same?.find(({ id }) => id === chosen?.id) ?? same?.[0];
  // What stands at the button may be of an earlier day.
  useEffect(() => {
    if (data) choose(used);
  }, [data, used, choose]);

  function use(view: View) {
    const { filters, sort: field, order } = view;
    setFilters(filters, Object.fromEntries(Object.keys(filters).map((name) => [name, true])));
    setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' });
    choose(view);
    onClose();
  }

  if (step.to === 'save') return <SaveDialog {...{ list, shown, choose, onClose }} />;
  if (step.to === 'replace') return <ReplaceDialog view={step.view} {...{ shown, choose, onClose }} />;
  if (step.to === 'remove') return <RemoveDialog view={step.view} {...{ chosen, choose, onClose }} />;
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('list_views.of_list'), className: css.menu } }}
    >
      {error && <TryAgain retry={refetch}>{translate(error.message)}</TryAgain>}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className={css.quiet}>{t('list_views.empty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={css.views}>
          {data.items.map((view) => (
            <ViewLine
              key={view.id}
              view={view}
              used={view === used}
              onUse={() => use(view)}
              onReplace={() => setStep({ to: 'replace', view })}
              onRemove={() => setStep({ to: 'remove', view })}
            />
          ))}
        </ul>
      )}
      <button type="button" className={css.save} onClick={() => setStep({ to: 'save' })}>
        {t('list_views.save')}
      </button>
    </Popover>
  );
}
