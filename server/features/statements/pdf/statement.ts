import type { IncomeSummary } from '#domain/earnings/incomeSummary.ts';
import { formatMoney } from '#domain/kit/figures.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { statementParts, type StatementFigures } from '#domain/statements/statement.ts';
import { monthIn } from '#server/platform/emails/dayIn.ts';
import { pdfTextsIn } from '../../../platform/pdf/pdfTexts.ts';
import { createPdf } from '../../../platform/pdf/pdfWriter.ts';
import { isolated } from '../../../platform/pdf/setLines.ts';

interface Statement extends IncomeSummary, StatementFigures {
  id: number;
  /** Of its author. */
  names: string;
  /** SHA-256 of the snapshot. */
  hash: string;
  closed: Date;
}

/** A statement as it was closed: what it sums to, and what each work earned by language or late month. */
export function statementPdf(statement: Statement, language: InterfaceLanguage): Promise<Buffer> {
  const { id, month, names, hash, closed, items, amount_payable } = statement;
  const { invoice: words, statement: own } = pdfTextsIn('statements', language);
  const money = (cents: number) => formatMoney(cents, language);
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const titleOf = (key: string) => (/^\d/.test(key) ? monthIn(language, key) : key && (languages.of(key) ?? key));
  return createPdf({ title: `${own.title} ${month}`, issued: closed, language }, (pdf) => {
    pdf.write(`${own.title}: ${monthIn(language, month)}`, { size: 19, weight: 'bold' });
    pdf.write(`Quillhouse · ${words.number} ${id} · ${own.closed} ${dayOf(closed)}`, { colour: 'quiet' });
    pdf.rule();
    pdf.pair(own.author, names);
    for (const part of statementParts)
      if (statement[part] !== 0) pdf.pair(words[part], money(part === 'fine' ? -statement[part] : statement[part]));
    pdf.rule();
    pdf.write(`${words.total}: ${money(amount_payable)}`, { size: 13, weight: 'bold' });
    for (const { key, list, total_income_amount } of items) {
      pdf.write([titleOf(key), money(total_income_amount)].filter(Boolean).join(': '), {
        size: 12,
        weight: 'bold',
        above: 12,
        keep: 60,
      });
      for (const row of list) {
        const parts = [
          [words.royalty_share, row.royalty_income],
          [words.ad_share, row.ad_income],
          [words.gift_share, row.gift_income],
          [words.bonus, row.bonus],
          [words.fine, -row.fine],
        ] as const;
        pdf.write(`${isolated(row.title || '–')}: ${money(row.total_income_amount)}`, { above: 6, keep: 24 });
        pdf.write(
          parts
            .filter(([, cents]) => cents !== 0)
            .map(([name, cents]) => `${name} ${money(cents)}`)
            .join(' · '),
          { colour: 'quiet', size: 9 },
        );
        for (const { created_date, remark, editor_name, bonus } of row.bonus_detail)
          pdf.write(
            [created_date, money(bonus), isolated(remark ?? ''), isolated(editor_name ?? '')]
              .filter(Boolean)
              .join(' · '),
            {
              colour: 'quiet',
              size: 9,
              indent: 12,
            },
          );
      }
    }
    pdf.write(`${own.frozen} ${hash}`, { colour: 'quiet', size: 9, above: 14 });
    pdf.foot(`Quillhouse, ${month}, ${id}`);
  });
}
