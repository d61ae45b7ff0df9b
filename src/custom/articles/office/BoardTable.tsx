import { article } from '#domain/articles/article.entity.ts';
import { articlePlaces } from '#domain/articles/article.ts';
import type { getArticleBoard } from '#domain/articles/articleTranslations.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { BoardCell } from './BoardCell.tsx';
import css from './board.module.css';

interface Props {
  items: AnswerOf<typeof getArticleBoard>['items'];
  languages: readonly InterfaceLanguage[];
}

/** Articles by languages, place by place. */
export function BoardTable({ items, languages }: Props) {
  const t = useT();
  const language = useLanguage();
  const getLabel = useFieldLabel();
  return (
    <Scroller className={`framed tall ${css.scroller}`}>
      <table className={`table ${css.board}`}>
        <thead>
          <tr>
            <th scope="col">{getLabel(article, 'title')}</th>
            {languages.map((code) => (
              <th key={code} scope="col">
                {formatLanguageName(code, language)}
              </th>
            ))}
          </tr>
        </thead>
        {articlePlaces.map((place) => (
          <tbody key={place}>
            <tr>
              <th scope="rowgroup" colSpan={languages.length + 1} className={css.place}>
                <span>{getLabel(article, 'place', place)}</span>
              </th>
            </tr>
            {items
              .filter((item) => item.place === place)
              .map((item) => (
                <tr key={item.slug}>
                  <th scope="row">
                    {item.title === null ? (
                      t('articles.office.board.no_english')
                    ) : (
                      <span lang={defaultLanguage}>{item.title}</span>
                    )}
                    <small translate="no">{item.slug}</small>
                  </th>
                  {languages.map((code) => (
                    <td key={code}>
                      <BoardCell
                        address={{ place, slug: item.slug, language: code }}
                        cell={item.cells.find((cell) => cell.language === code)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Scroller>
  );
}
