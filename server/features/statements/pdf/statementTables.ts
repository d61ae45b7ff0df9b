import { earnedColumns, type EarnedColumn } from '#domain/earnings/earned.ts';
import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { formatMoney } from '#domain/kit/figures.ts';
import { message } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatLongDay, formatMonth } from '#domain/shared/formatDates.ts';
import { capitalize, formatLanguageName } from '#domain/shared/formatNames.ts';
import { statementParts, type StatementFigures } from '#domain/statements/statement.ts';
import { sumRevenue, type Revenue } from '#domain/statements/storyRevenue.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { isolate } from '#server/platform/pdf/bidi.ts';
import type { PdfLayout } from '#server/platform/pdf/pdfLayout.ts';
import { getPdfTexts } from '#server/platform/pdf/pdfTexts.ts';
import { setTable, type Column, type Row } from '#server/platform/pdf/table.ts';

/** What a story without a title is called. */
const untitled = '–';
const createFigureColumns = (...titles: string[]): Column[] => titles.map((title) => ({ title, align: 'right' }));

function write(layout: PdfLayout, columns: readonly Column[], rows: readonly Row[]): void {
  const table = setTable(columns, rows);
  layout.table(table.head, table.rows);
}

/** What a statement sums to, part by part. */
export function writeParts(layout: PdfLayout, language: InterfaceLanguage, statement: StatementFigures): void {
  const words = getPdfTexts('statements', language).invoice;
  const rows: Row[] = statementParts
    .filter((part) => statement[part] !== 0)
    .map((part) => ({
      cells: [words[part], formatMoney(part === 'fine' ? -statement[part] : statement[part], language)],
    }));
  rows.push({ cells: [words.total, formatMoney(statement.amount_payable, language)], total: true });
  layout.gap(12);
  write(layout, [{ title: '' }, ...createFigureColumns('')], rows);
}

/** Story by story, from what readers paid to the author's share; fees only where an app told some. */
export function writeStories(
  layout: PdfLayout,
  language: InterfaceLanguage,
  stories: readonly ({ title: string } & Revenue)[],
): void {
  if (stories.length === 0) return;
  const { works: words, invoice } = getPdfTexts('statements', language);
  const hasFees = stories.some(({ fees }) => fees !== 0);
  const cells = (title: string, { gross, fees, net, share }: Revenue) => [
    title || untitled,
    ...[...(hasFees ? [gross, -fees || 0] : []), net, share].map((cents) => formatMoney(cents, language)),
  ];
  layout.heading(words.title);
  write(
    layout,
    [
      { title: words.work },
      ...createFigureColumns(...(hasFees ? [words.gross, words.fees] : []), words.net, words.share),
    ],
    [
      ...stories.map((story): Row => ({ cells: cells(story.title, story) })),
      { cells: cells(invoice.total, sumRevenue(stories)), total: true },
    ],
  );
}

/** What each story earned, by language or late month; with what is carried forward it makes the statement's total. */
export function writeEarnings(layout: PdfLayout, language: InterfaceLanguage, summary: EarningsSummary): void {
  const { works: storyTexts, invoice: words, statement } = getPdfTexts('statements', language);
  const { items, carried_in, income_amount } = summary;
  const lists = items.flatMap(({ list }) => list);
  if (lists.length === 0) return;
  const money = (cents: number) => formatMoney(cents, language);
  const say = createSentences(language);
  const titles: Record<EarnedColumn, string> = {
    royalty_income: words.royalty_share,
    ad_income: words.ad_share,
    gift_income: words.gift_share,
    bonus: words.bonus,
    fine: words.fine,
    total_income_amount: words.total,
  };
  const columns = earnedColumns.filter(
    (name) =>
      name === 'total_income_amount' ||
      lists.some((row) => row[name] !== 0 || (name === 'bonus' && row.bonus_detail.length > 0)),
  );
  const only = (name: EarnedColumn, text: string) => columns.map((column) => (column === name ? text : ''));
  const getTitle = (key: string) =>
    /^\d/.test(key) ? formatMonth(key, language) : key ? formatLanguageName(key, language) : untitled;
  const rows = items.flatMap(({ key, list, total_income_amount }): Row[] => [
    {
      cells: [capitalize(getTitle(key), language), ...only('total_income_amount', money(total_income_amount))],
      group: true,
    },
    ...list.flatMap((row): Row[] => [
      {
        cells: [
          row.title || untitled,
          ...columns.map((name) => (row[name] === 0 ? untitled : money(name === 'fine' ? -row[name] : row[name]))),
        ],
      },
      ...row.bonus_detail.map(({ created_date, remark, editor_name, kind, bonus }): Row => ({
        cells: [
          [
            formatLongDay(created_date, language),
            say(message(`bonuses.author.list.${kind}`)),
            isolate(remark),
            isolate(editor_name ?? ''),
          ]
            .filter(Boolean)
            .join(' · '),
          ...only(kind === 'fine' ? 'fine' : 'bonus', money(bonus)),
        ],
        note: true,
      })),
    ]),
  ]);
  layout.heading(statement.earnings);
  write(
    layout,
    [{ title: storyTexts.work }, ...createFigureColumns(...columns.map((name) => titles[name]))],
    [
      ...rows,
      ...(carried_in === 0
        ? []
        : [{ cells: [words.carried_in, ...only('total_income_amount', money(carried_in))], group: true }]),
      { cells: [words.total, ...only('total_income_amount', money(income_amount))], total: true },
    ],
  );
}
