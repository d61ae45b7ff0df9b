import useAutocomplete from '@mui/material/useAutocomplete';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { useImperativeHandle, type Ref } from 'react';
import { useT } from '../../i18n/index.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { FieldFrame, getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import type { useFramed } from './useFramed.ts';
import drop from '../../ui/Popover.module.css';
import css from './inputs.module.css';

interface Option {
  id: number | string;
}

interface Props<Of extends Option> {
  frame: ReturnType<typeof useFramed>['frame'];
  /** Where a refused form sends the focus. */
  inputRef: Ref<Pick<HTMLElement, 'focus'>>;
  value: Of['id'] | null;
  /** What was found, and what is chosen. */
  options: Of[];
  getName: (option: Of) => string;
  matches: Of[];
  isLooking: boolean;
  onChange: (id: Of['id'] | null) => void;
  onSearch: (typed: string) => void;
  onOpen?: () => void;
  onBlur: () => void;
}

/** What a form keeps of a choice: nothing is null. */
export const asChosen = { parse: (id: unknown) => id, format: (id: unknown) => id || null };

/** A line of text with a list under it to choose from, as WAI-ARIA's combobox; `matches` is what was found for what is typed. */
export function Combobox<Of extends Option>(props: Props<Of>) {
  const { frame, inputRef, value, options, getName, matches, isLooking, onChange, onSearch, onOpen, onBlur } = props;
  const t = useT();
  const translate = useTranslate();
  const ids = getFrameIds(frame.name);
  const box = useAutocomplete({
    id: ids.control,
    value,
    options,
    getOptionLabel: getName,
    getOptionValue: ({ id }) => id,
    getOptionKey: ({ id }) => id,
    filterOptions: () => matches,
    onOpen,
    onClose: () => onSearch(''),
    onChange: (_, id) => onChange(id),
    onInputChange: (_, typed, reason) => reason === 'input' && onSearch(typed),
  });
  useImperativeHandle(inputRef, () => ({ focus: () => document.getElementById(ids.control)?.focus() }));
  return (
    <FieldFrame {...frame}>
      <div className={`${drop.popover} ${css.combobox}`} {...box.getRootProps()} onBlur={onBlur}>
        <input
          {...box.getInputProps()}
          className="control"
          placeholder={t('common.office.list.search')}
          aria-invalid={frame.error !== undefined}
          aria-describedby={ids.describedBy}
        />
        {value === null ? (
          <ChevronDown className={css.opens} />
        ) : (
          <CloseButton
            {...box.getClearProps()}
            className={css.clear}
            label={translate('ra.action.clear_input_value')}
          />
        )}
        {box.popupOpen && box.groupedOptions.length > 0 && (
          <ul {...box.getListboxProps()} className={`${drop.popup} ${css.options}`}>
            {box.groupedOptions.map((option, index) => {
              const { key, ...item } = box.getOptionProps({ option, index });
              return (
                <li key={key} {...item}>
                  {getName(option)}
                </li>
              );
            })}
          </ul>
        )}
        {box.popupOpen && box.groupedOptions.length === 0 && (
          <p className={`${drop.popup} ${css.nothing}`} role="status">
            {t(isLooking ? 'common.loading' : 'common.office.list.none')}
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
