import type { EditorView } from '@codemirror/view';
import Bold from 'lucide-react/icons/bold';
import Hash from 'lucide-react/icons/hash';
import Heading2 from 'lucide-react/icons/heading-2';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Table from 'lucide-react/icons/table';
import { blockNames, type BlockName } from '#domain/articles/blocks.ts';
import { useT } from '../../../../i18n/index.ts';
import { useRoving } from '../../../../ui/fields/useRoving.ts';
import { insertBlock, insertNumber, insertTable, prefixLines, wrapSelection } from './edits.ts';
import css from './writing.module.css';

const tools = [
  { name: 'bold', Icon: Bold, apply: (view: EditorView) => wrapSelection(view, '**') },
  { name: 'italic', Icon: Italic, apply: (view: EditorView) => wrapSelection(view, '*') },
  { name: 'heading', Icon: Heading2, apply: (view: EditorView) => prefixLines(view, () => '## ') },
  { name: 'list', Icon: List, apply: (view: EditorView) => prefixLines(view, () => '- ') },
  { name: 'numbered', Icon: ListOrdered, apply: (view: EditorView) => prefixLines(view, (at) => `${at + 1}. `) },
  { name: 'link', Icon: Link, apply: (view: EditorView) => wrapSelection(view, '[', '](#/)') },
  { name: 'table', Icon: Table, apply: insertTable },
  { name: 'number', Icon: Hash, apply: insertNumber },
] as const;

interface Props {
  view: EditorView;
  /** Asks for a picture to upload. */
  pickPicture: () => void;
  uploading: boolean;
}

/** What can be put into a text, for who does not know its signs. To the keyboard the tools are one stop, with arrows inside. */
export function Toolbar({ view, pickPicture, uploading }: Props) {
  const t = useT();
  const roving = useRoving();
  return (
    <div className={css.bar}>
      <div className={css.toolbar} role="toolbar" aria-label={t('articles.office.writing.toolbar')} {...roving.group}>
        {tools.map(({ name, Icon, apply }, at) => (
          <button
            key={name}
            type="button"
            className={css.tool}
            title={t(`articles.office.writing.${name}`)}
            aria-label={t(`articles.office.writing.${name}`)}
            onClick={() => apply(view)}
            {...roving.item(at)}
          >
            <Icon />
          </button>
        ))}
        <button
          type="button"
          className={css.tool}
          title={t('articles.office.writing.picture')}
          aria-label={t('articles.office.writing.picture')}
          aria-busy={uploading}
          onClick={pickPicture}
          {...roving.item(tools.length)}
        >
          <ImagePlus />
        </button>
      </div>
      <select
        className={css.blocks}
        aria-label={t('articles.office.writing.block')}
        value=""
        onChange={({ target }) => insertBlock(view, target.value as BlockName)}
      >
        <option value="">{t('articles.office.writing.block')}</option>
        {blockNames.map((name) => (
          <option key={name} value={name}>
            {t(`articles.office.writing.blocks.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
