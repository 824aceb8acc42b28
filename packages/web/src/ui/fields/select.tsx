/** Choosing one of a short list, and (ComboBox) one of a long list by typing. */
import { choiceMessages, uiMessages as words } from '@orderwright/domain/messages'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from '../cx.ts'
import { FieldFoot, FieldLabel } from './aria-field.tsx'
import { type ControlSize, controlHeights, type FieldLook, frameClasses, inputClasses } from './field.tsx'
import { useFormPending } from './form-pending.ts'
import { type Choice, ChoiceRow, listBoxClasses } from '../popups/list-box.tsx'
import { popoverClasses } from '../popups/popover-look.ts'
import { fitsTyped, typedChoice } from './typed-choice.ts'

interface ChoiceFieldProps<Key extends string | number> extends FieldLook {
  items: readonly Choice<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  size?: ControlSize
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

export interface SelectProps<Key extends string | number> extends ChoiceFieldProps<Key> {
  /** the label stands inside the control, before the value: for filter bars */
  hasInlineLabel?: boolean
}

/** `<Select label="Status" items={[{key, label}]} value={key} onChange={setKey} />` */
export function Select<Key extends string | number>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  className,
  items,
  value,
  onChange,
  size = 'medium',
  placeholder = words.choose,
  hasInlineLabel = false,
  isDisabled,
  ...props
}: SelectProps<Key>) {
  const isPending = useFormPending()
  return (
    <AriaSelect
      {...props}
      isDisabled={isDisabled || isPending}
      value={value}
      onChange={(key) => {
        const chosen = items.find((item) => item.key === key)
        if (chosen) onChange(chosen.key)
      }}
      placeholder={placeholder}
      isInvalid={Boolean(errorMessage)}
      className={cx('block min-w-0', className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden || hasInlineLabel} />
      <AriaButton
        className={cx(
          'flex w-full cursor-pointer items-center gap-2 rounded border border-edge bg-paper pe-2 ps-2.5 text-start text-sm transition-colors',
          'hover:border-ink-3 pressed:bg-desk disabled:cursor-default disabled:bg-desk disabled:text-ink-3 group-data-invalid:border-invalid',
          controlHeights[size],
        )}
      >
        {hasInlineLabel && (
          <span className="shrink-0 text-ink-2" aria-hidden="true">
            {label}
          </span>
        )}
        <SelectValue className="min-w-0 flex-1 truncate font-medium data-placeholder:font-normal data-placeholder:text-ink-3">
          {({ selectedText, defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      </AriaButton>
      <FieldFoot description={description} errorMessage={errorMessage} />
      <AriaPopover className={cx(popoverClasses, 'min-w-(--trigger-width)')} offset={4}>
        <ListBox items={items.map((choice) => ({ id: choice.key, choice }))} className={listBoxClasses}>
          {({ choice }) => <ChoiceRow choice={choice} />}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  )
}

/**
 * Like Select, with typing to narrow the list. What is typed chooses when the field is left: a name, a code, or the
 * beginning of one name alone; what is none of them is said. `emptyMessage` when nothing matches.
 */
export function ComboBox<Key extends string | number>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  className,
  items,
  value,
  onChange,
  size = 'medium',
  placeholder = words.search,
  emptyMessage = words.noRelevantResults,
  menuTrigger = 'focus',
  ...props
}: ChoiceFieldProps<Key> & {
  emptyMessage?: string
  /** what opens the list: `input` for a field that the focus comes back to after each choice */
  menuTrigger?: 'focus' | 'input'
  autoFocus?: boolean
  onBlur?: () => void
}) {
  const [unknown, setUnknown] = useState<string | null>(null)
  const isPending = useFormPending()
  const byLabel = new Map(items.map((choice) => [choice.label, choice]))

  // Before the list takes the text back, which it does with everything that was not picked in it.
  function takeTyped(target: EventTarget) {
    if (!(target instanceof HTMLInputElement)) return
    // The arrows have gone to an option: the list takes that one.
    if (target.getAttribute('aria-activedescendant')) return
    const text = target.value.trim()
    const current = items.find(({ key }) => key === value)
    if (text === '' || text === current?.label) return
    const choice = typedChoice(items, text)
    setUnknown(choice ? null : text)
    if (choice && choice.key !== value) onChange(choice.key)
  }
  return (
    <AriaComboBox
      {...props}
      isReadOnly={isPending}
      value={value}
      onChange={(key) => {
        const chosen = items.find((item) => item.key === key)
        if (chosen) onChange(chosen.key)
        setUnknown(null)
      }}
      defaultFilter={(name, text) => fitsTyped(byLabel.get(name) ?? { key: name, label: name }, text)}
      defaultItems={items.map((choice) => ({ id: choice.key, choice }))}
      allowsEmptyCollection
      menuTrigger={menuTrigger}
      isInvalid={Boolean(errorMessage) || unknown !== null}
      className={cx('block min-w-0', className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <div
        className={cx(frameClasses, controlHeights[size], 'ps-2.5')}
        onInput={() => setUnknown(null)}
        onBlurCapture={({ target }) => takeTyped(target)}
        onKeyDownCapture={({ key, target }) => {
          if (key === 'Tab' || key === 'Enter') takeTyped(target)
        }}
      >
        <Input placeholder={placeholder} className={cx(inputClasses, 'h-full')} />
        <AriaButton className="flex h-full w-8 cursor-pointer items-center justify-center text-ink-3">
          <ChevronsUpDown className="size-3.5" aria-hidden />
        </AriaButton>
      </div>
      <FieldFoot
        description={description}
        errorMessage={unknown === null ? errorMessage : choiceMessages.notInList({ text: unknown })}
      />
      <AriaPopover className={cx(popoverClasses, 'min-w-(--trigger-width)')} offset={4}>
        <ListBox<{ id: Key; choice: Choice<Key> }>
          className={listBoxClasses}
          renderEmptyState={() => <p className="px-2 py-1.5 text-sm text-ink-2">{emptyMessage}</p>}
        >
          {({ choice }) => <ChoiceRow choice={choice} />}
        </ListBox>
      </AriaPopover>
    </AriaComboBox>
  )
}
