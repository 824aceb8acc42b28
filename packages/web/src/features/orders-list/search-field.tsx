/** The search of a list [1.2.30, 2.2.03]. It waits for the typing to end: 400 ms in the header [2.9.01]. */
import { ordersListMessages as words } from '@orderwright/domain/messages'
import { memo, useEffect, useRef, useState } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { SearchInput } from '../../ui/fields/search-input.tsx'

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
    <SearchInput
      label={label}
      placeholder={words.searchPlaceholder}
      clearLabel={words.clearSearch}
      inputRef={input}
      value={draft}
      onChange={setDraft}
      onClear={() => {
        setDraft('')
        onChange('')
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onChange(draft.trim())
      }}
      className="w-full sm:w-56"
    />
  )
})
