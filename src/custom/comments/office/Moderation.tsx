import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { comment } from '#domain/comments/comment.entity.ts';
import { reportReasons, reportStatuses } from '#domain/comments/comment.ts';
import { wantsReason, type ModerationStep } from '#domain/comments/moderation.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { storyLanguages } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { useKeysOn, useSingleKeys } from '../../../lib/singleKeys.ts';
import { QueueActions } from '../../../resources/queue/QueueActions.tsx';
import { isQueueKey, queueKeyLabels } from '../../../resources/queue/queueKeys.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { KeysDialog } from '../../../ui/KeysDialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { OutcomeBar } from '../../../ui/outcome/OutcomeBar.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { actionsByKey, keyNames, type KeyAction } from './keys.ts';
import { ReportRow } from './ReportRow.tsx';
import { useReports, type Filters } from './useReports.ts';
import { useWantedRow } from './useWantedRow.ts';
import css from './moderation.module.css';

const steps = ['remove', 'keep', 'block'] as const;

/** `/office/comment-reports?status=&reason=&language=&id=`: what authors reported, decided on by mouse or by keys. */
export function Moderation() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const of = <T extends string>(options: readonly T[], name: string) => options.find((one) => one === params.get(name));
  const filters: Filters = {
    status: of(reportStatuses, 'status') ?? 'open',
    reason: of(reportReasons, 'reason'),
    language: of(storyLanguages, 'language'),
  };
  usePageTitle(t('comments.office.title'));
  const go = (change: Partial<Filters>) => {
    const next = Object.entries({ ...filters, ...change }).filter(([, value]) => value && value !== 'open');
    setParams(Object.fromEntries(next as [string, string][]));
  };
  return <Queue key={JSON.stringify(filters)} filters={filters} go={go} wantedId={parseId(params)} />;
}

interface Props {
  filters: Filters;
  go: (change: Partial<Filters>) => void;
  /** The comment that somebody was led to. */
  wantedId: number | undefined;
}

function Queue({ filters, go, wantedId }: Props) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const reports = useReports(filters);
  const { items, counts, decided, outcome, pending, error } = reports;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<{ step: ModerationStep; ids: readonly number[] }>();
  const [helping, setHelping] = useState(false);
  const [keysOn] = useKeysOn();
  const rows = useRef<HTMLTableSectionElement>(null);

  useWantedRow(reports, wantedId, rows);

  const waiting = items.filter(({ id, status }) => status === 'open' && !decided.has(id));
  const marked = waiting.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const listRowElements = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = () => listRowElements().indexOf(document.activeElement as HTMLElement);
  const move = (by: 1 | -1) => {
    const all = listRowElements();
    const from = at();
    all[from < 0 ? 0 : Math.min(Math.max(0, from + by), all.length - 1)]?.focus();
  };
  const mark = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  /** Those that are marked, or else the one that has the focus. */
  const getMeantIds = () =>
    marked.length > 0 ? marked : waiting.filter(({ id }) => id === atId()).map(({ id }) => id);
  const atId = () => Number((document.activeElement as HTMLElement | null)?.dataset.row);
  const take = (step: ModerationStep, ids: readonly number[]) => {
    if (ids.length === 0 || pending) return;
    if (wantsReason(step)) setAsking({ step, ids });
    else void reports.decide(ids, step).then((done) => done && setSelected(new Set()));
  };
  useSingleKeys(keysOn && !helping, actionsByKey, {
    next: () => move(1),
    previous: () => move(-1),
    select: () => listRowElements()[at()]?.click(),
    remove: () => take('remove', getMeantIds()),
    keep: () => take('keep', getMeantIds()),
    block: () => take('block', getMeantIds()),
    undo: () => void outcome?.undo?.(),
    help: () => setHelping(true),
  });

  if (error && !reports.data) return <BrokenPage error={error} retry={() => void reports.refetch()} />;
  const choice = (field: string, value: string) =>
    translate(`resources.${resourceOf(comment)}.choices.${field}.${value}`);
  return (
    <>
      <div className="page-head" data-actions="">
        <h1>{t('comments.office.title')}</h1>
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setHelping(true)}>
          {t('common.office.keys')} <kbd translate="no">?</kbd>
        </button>
      </div>
      <div className={css.bar}>
        <Tabs
          className={css.tabs}
          label={t('comments.office.state')}
          names={reportStatuses}
          value={filters.status}
          onPick={(name) => (name === filters.status ? void reports.renew() : go({ status: name }))}
        >
          {(name) => (
            <>
              {choice('report_status', name)} {counts && <small>{formatNumber(counts[name], language)}</small>}
            </>
          )}
        </Tabs>
        <FilterSelect
          label={t('comments.office.reason')}
          all={t('comments.office.all_reasons')}
          value={filters.reason}
          options={reportReasons.map((name) => [name, choice('report_reason', name)])}
          onChange={(reason) => go({ reason: reason as Filters['reason'] })}
        />
        <FilterSelect
          label={t('comments.office.language')}
          all={t('comments.office.all_languages')}
          value={filters.language}
          options={storyLanguages.map((name) => [name, formatLanguageName(name, language)])}
          onChange={(value) => go({ language: value as Filters['language'] })}
        />
      </div>
      {!reports.data && <Loading />}
      {reports.data && items.length === 0 && (
        <Page part sign="done" title={t('comments.office.empty')} text={t('comments.office.empty_text')} />
      )}
      {items.length > 0 && (
        <>
          {filters.status === 'open' && (
            <div
              className={css.actions}
              role="group"
              aria-label={t('comments.office.actions')}
              data-actions={formatCount('comments.office.selected', marked.length)}
            >
              <label className={css.all}>
                <input
                  type="checkbox"
                  checked={marked.length > 0 && marked.length === waiting.length}
                  disabled={waiting.length === 0}
                  onChange={({ target }) => setSelected(new Set(target.checked ? waiting.map(({ id }) => id) : []))}
                />
                {marked.length > 0
                  ? formatCount('comments.office.selected', marked.length)
                  : t('comments.office.select_all')}
              </label>
              <QueueActions
                entity={comment}
                ids={marked}
                disabled={pending}
                onKey={() => flushSync(() => setSelected(new Set(getMeantIds())))}
                onDone={() => {
                  setSelected(new Set());
                  return reports.renew();
                }}
              />
              {steps.map((step) => (
                <button
                  key={step}
                  type="button"
                  className={step === 'remove' ? 'button danger' : 'button quiet'}
                  disabled={pending || marked.length === 0}
                  aria-haspopup={wantsReason(step) ? 'dialog' : undefined}
                  onClick={() => take(step, marked)}
                >
                  {t(`comments.office.step.${step}`)} <kbd translate="no">{keyNames[step]}</kbd>
                </button>
              ))}
            </div>
          )}
          <Scroller className={css.scroll}>
            <table className="table">
              <thead>
                <tr>
                  {filters.status === 'open' && (
                    <th>
                      <span className="visually-hidden">{t('comments.office.select')}</span>
                    </th>
                  )}
                  <th>{t('comments.office.comment')}</th>
                  <th>{t('comments.office.report')}</th>
                </tr>
              </thead>
              <tbody ref={rows}>
                {items.map((report) => (
                  <ReportRow
                    key={report.id}
                    report={report}
                    reason={choice('report_reason', report.reason)}
                    decided={decided.get(report.id)}
                    marked={selected.has(report.id)}
                    onGiven={reports.renew}
                    onMark={filters.status === 'open' ? () => mark(report.id) : undefined}
                  />
                ))}
              </tbody>
            </table>
          </Scroller>
          <MoreButton list={reports} className={css.more}>
            {t('common.office.list.more')}
          </MoreButton>
        </>
      )}
      <OutcomeBar outcome={outcome} pending={pending} undo={t('common.shared.undo')} onClose={reports.close} />
      {asking && (
        <ReasonDialog
          title={formatCount(`comments.office.asked.${asking.step}`, asking.ids.length)}
          action={t(`comments.office.step.${asking.step}`)}
          label={t('comments.office.why')}
          hint={t(asking.step === 'block' ? 'comments.office.why_block' : 'comments.office.why_hint')}
          act={(reason) => reports.decideBy(asking.ids, asking.step, reason)}
          onDone={() => {
            setSelected(new Set());
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {helping && (
        <KeysDialog
          title={t('common.office.keys')}
          keys={(Object.keys(keyNames) as KeyAction[]).map((name) => [
            isQueueKey(name) ? t(queueKeyLabels[name]) : t(`comments.office.key.${name}`),
            keyNames[name],
          ])}
          singleKeys
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}
