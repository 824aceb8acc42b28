/** The search of a list [1.2.30, 2.2.03]. It waits for the typing to end: 400 ms in the header [2.9.01]. */
import { ordersListMessages as words } from '@orderwright/domain'
import { Search, X } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

const HEADER_DEBOUNCE_MS = 400

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** ms that it waits */
  debounceMs?: number
}

export const SearchField = memo(function SearchField({
  label,
  value,
  onChange,
  debounceMs = HEADER_DEBOUNCE_MS,
}: SearchFieldProps) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // The address has changed by other means (Back, a link): show that.
  if (seen !== value) {
    setSeen(value)
    if (draft.trim() !== value) setDraft(value)
  }

  useEffect(() => {
    if (draft.trim() === value) return
    const timer = setTimeout(() => onChange(draft.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [draft, value, onChange, debounceMs])

  useHotkeys([{ keys: '/', label: words.search, group: words.list, run: () => input.current?.focus() }])

  return (
    <TextField
      label={label}
      isLabelHidden
      type="text"
      placeholder={words.searchPlaceholder}
      inputRef={input}
      value={draft}
      maxLength={200}
      onChange={setDraft}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(draft.trim())
        else if (event.key === 'Escape' && draft !== '') {
          setDraft('')
          onChange('')
        }
      }}
      className="w-full sm:w-56"
      prefix={<Search className="size-3.5" aria-hidden />}
      suffix={
        draft !== '' && (
          <IconButton
            label={words.clearSearch}
            icon={<X />}
            size="small"
            className="-mr-1.5"
            onPress={() => {
              setDraft('')
              onChange('')
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
})
