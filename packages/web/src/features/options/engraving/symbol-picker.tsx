/** The symbols as a searchable grid; arrows in both directions, Enter picks. [1.2.78] */
import { engravingSymbols, searchEngravingSymbols } from '@orderwright/domain'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SymbolPicture } from '../../../engraving/symbol-picture.tsx'

interface SymbolPickerProps {
  chosen: string | null
  onPick: (symbolKey: string) => void
}

export function SymbolPicker({ chosen, onPick }: SymbolPickerProps) {
  const [query, setQuery] = useState('')
  const found = query.trim() === '' ? engravingSymbols : searchEngravingSymbols(query)
  return (
    <div>
      <label className="flex h-10 items-center gap-2 border-b border-hairline px-3">
        <Search className="size-3.5 shrink-0 text-ink-3" aria-hidden />
        <span className="sr-only">Search symbols</span>
        <input
          autoFocus
          value={query}
          placeholder="Search symbols…"
          onChange={(event) => setQuery(event.currentTarget.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none pointer-coarse:text-lg"
        />
      </label>
      <ListBox
        aria-label="Symbols"
        layout="grid"
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) onPick(String(key))
        }}
        renderEmptyState={() => (
          <p className="col-span-full px-2 py-4 text-sm text-ink-2">No relevant results</p>
        )}
        className="grid max-h-56 grid-cols-6 gap-1 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {found.map((symbol) => (
          <ListBoxItem
            key={symbol.key}
            id={symbol.key}
            textValue={symbol.title}
            aria-label={symbol.title}
            className="focus-inset flex aspect-square cursor-pointer items-center justify-center rounded hover:bg-shade focus:bg-shade selected:bg-shade selected:ring-1 selected:ring-accent"
          >
            <span title={symbol.title}>
              <SymbolPicture symbolKey={symbol.key} sizePx={24} />
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}
