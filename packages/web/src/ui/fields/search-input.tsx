/** A field that is searched by: with its sign, and a button that takes the search back, which Escape does too. */
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { TextField } from './text-field.tsx'

export interface SearchInputProps {
  label: string
  placeholder: string
  clearLabel: string
  value: string
  onChange: (text: string) => void
  /** the search is taken back; without it `onChange('')` */
  onClear?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  inputRef?: RefObject<HTMLInputElement | null>
  className?: string
}

export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, clearLabel, value, onChange, onKeyDown, className } = props
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  const clear = () => (props.onClear ? props.onClear() : onChange(''))
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      autoComplete="off"
      inputRef={input}
      value={value}
      maxLength={200}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          // What it stands in stays open.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }
        onKeyDown?.(event)
      }}
      className={className}
      prefix={<Search className="size-3.5" aria-hidden />}
      suffix={
        value !== '' && (
          <IconButton
            label={clearLabel}
            icon={<X />}
            size="small"
            className="-me-1.5"
            onPress={() => {
              clear()
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
}
