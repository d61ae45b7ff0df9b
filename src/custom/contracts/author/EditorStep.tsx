import { useQuery } from '@tanstack/react-query';
import { listEditors } from '#domain/editors/editors.calls.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { editorKeys } from '../queryKeys.ts';
import { OptionCard } from './OptionCard.tsx';
import css from './Wizard.module.css';

interface Props {
  language: StoryLanguage;
  chosen: number | null;
  /** Who edits the story already. */
  own: number | null;
  problem: Message | undefined;
  onChoose: (editor_id: number | null) => void;
}

/** An editor who works in the language, or one that the house draws. */
export function EditorStep({ language, chosen, own, problem, onChoose }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const locale = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: editorKeys.in(language),
    queryFn: () => send(listEditors, { query: { language } }),
  });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const written = formatLanguageName(language, locale);
  if (data.items.length === 0) return <p className={css.problem}>{t('contracts.shared.errors.no_editor')}</p>;
  // Who does not work in the language any more cannot be chosen.
  const selectedId = data.items.some(({ id }) => id === chosen) ? chosen : null;
  return (
    <fieldset className={css.options}>
      <legend>{t('contracts.author.editor.title')}</legend>
      <p className="muted">{t('contracts.author.editor.text')}</p>
      <OptionCard
        name="editor"
        checked={selectedId === null}
        onChoose={() => onChoose(null)}
        title={t('contracts.author.editor.random')}
        text={t('contracts.author.editor.random_text', { language: written })}
      />
      <div className={css.columns}>
        {data.items.map(({ id, name, languages }) => (
          <OptionCard
            key={id}
            name="editor"
            checked={selectedId === id}
            onChoose={() => onChoose(id)}
            title={<span translate="no">{name}</span>}
            text={languages.map((code) => formatLanguageName(code, locale)).join(', ')}
            mark={id === own ? t('contracts.author.editor.own') : undefined}
          />
        ))}
      </div>
      {problem && (
        <p className={css.problem} role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
    </fieldset>
  );
}
