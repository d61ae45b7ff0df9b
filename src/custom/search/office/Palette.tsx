import useAutocomplete from '@mui/material/useAutocomplete';
import SearchIcon from 'lucide-react/icons/search';
import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useAddress, useGo } from '../../../lib/routing/navigation.tsx';
import { useRecent } from '../../../resources/recent.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { ResultCount } from '../../../ui/ResultCount.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { filterItems, type Item } from './items.ts';
import { Keys } from './Keys.tsx';
import { Line } from './Line.tsx';
import { getCommandKey } from './searchKeys.ts';
import { useActionsHere } from './useActionsHere.tsx';
import { useActions, usePages } from './useCommands.tsx';
import { useRecords } from './useRecords.tsx';
import css from './Search.module.css';

interface Props {
  icons: Record<string, ComponentType>;
  onClose: () => void;
}

/** Searches all that the reader's lists show, goes to any page, and does what can be done here and from everywhere. */
export function Palette({ icons, onClose }: Props) {
  const [keys, setKeys] = useState(false);
  return keys ? (
    <Keys onClose={onClose} />
  ) : (
    <Commands icons={icons} onClose={onClose} showKeys={() => setKeys(true)} />
  );
}

/** A record is at two addresses, to be read and to be changed. */
const toRecordAt = (address: string) => address.replace(/\/show$/, '');

/** Those that were open before the one on screen: Enter alone leads back to the last of them. */
function useRecentItems(icons: Props['icons']): Item[] {
  const t = useT();
  const here = toRecordAt(useAddress());
  return useRecent()
    .filter(({ path }) => toRecordAt(path) !== here)
    .map(({ entity, title, path }) => {
      const Icon = icons[`/${resourceOf(entity)}`];
      return {
        key: `recent ${path}`,
        group: t('search.office.recent'),
        label: title,
        icon: Icon && <Icon />,
        to: path,
      };
    });
}

function Commands({ icons, onClose, showKeys }: Props & { showKeys: () => void }) {
  const t = useT();
  const { translate } = useI18n();
  const go = useGo();
  const [typed, setTyped] = useState('');
  const results = useRecords(typed, icons);
  const recent = useRecentItems(icons);
  const commands = [...useActionsHere(), ...usePages(icons), ...useActions(showKeys)];
  const isTyped = typed.trim() !== '';
  const options = [...(isTyped ? [] : recent), ...filterItems(commands, typed), ...results.items];

  const choose = (event: SyntheticEvent, item: Item) => {
    const { ctrlKey, metaKey } = event as unknown as MouseEvent;
    if (item.to && (ctrlKey || metaKey)) {
      window.open(`#${item.to}`, '_blank', 'noopener');
      return;
    }
    if (item.run !== showKeys) onClose();
    if (item.to) go?.(item.to);
    else item.run?.();
  };
  const box = useAutocomplete<Item>({
    id: 'search',
    open: true,
    options,
    value: null,
    inputValue: typed,
    // Nothing is done by Enter alone that was not chosen.
    autoHighlight: isTyped || recent.length > 0,
    disableCloseOnSelect: true,
    filterOptions: (items) => items,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    getOptionDisabled: ({ old = false }) => old,
    groupBy: ({ group }) => group,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (event, item) => item && choose(event, item),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });
  const groups = box.groupedOptions as unknown as { key: number; index: number; group: string; options: Item[] }[];
  const isNothing = isTyped && options.length === 0 && !results.isWaiting && !results.error;
  return (
    <Dialog bare title={t('search.office.title')} onClose={onClose}>
      <div className={css.line} {...box.getRootProps()}>
        <SearchIcon />
        <input
          {...box.getInputProps()}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- It was opened to be typed in.
          autoFocus
          className={css.input}
          aria-label={t('search.office.title')}
          placeholder={t('search.office.open')}
          maxLength={maxSearch}
          spellCheck={false}
        />
      </div>
      <div className={css.results}>
        <ul {...box.getListboxProps()} className={css.list} aria-label={t('search.office.title')}>
          {groups.map(({ key, index, group, options }) => (
            <li key={key} role="presentation">
              {/* A list of options has no headings: who hears it is told the group's label. */}
              <p className={css.group} aria-hidden>
                {group}
              </p>
              <ul role="group" aria-label={group}>
                {options.map((option, at) => {
                  const { key: optionKey, ...props } = box.getOptionProps({ option, index: index + at });
                  return <Line key={optionKey} item={option} option={props} />;
                })}
              </ul>
            </li>
          ))}
        </ul>
        {results.isWaiting && (
          <p className={css.note} role="status">
            {t('search.office.searching')}
          </p>
        )}
        {results.error && (
          <TryAgain className={css.note} retry={results.retry}>
            {translate(results.error.message)}
          </TryAgain>
        )}
        {isNothing && (
          <div className={css.note}>
            <p>{t('search.office.nothing', { q: typed.trim() })}</p>
            <p className={css.hint}>{t('search.office.nothing_text')}</p>
          </div>
        )}
        <ResultCount isSearched={isTyped && !results.isWaiting} count={options.length} />
      </div>
      <p className={css.foot} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.office.move')} <kbd>↵</kbd> {t('search.office.choose')}{' '}
        <kbd>{getCommandKey()} ↵</kbd> {t('search.office.new_tab')} <kbd>Esc</kbd> {t('common.close')}
      </p>
    </Dialog>
  );
}
