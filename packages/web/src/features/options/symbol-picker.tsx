/**
 * The symbols as a searchable grid: arrows in all directions, Enter picks, Escape closes; those used last come first.
 * The one pointed at is named below. [1.2.78]
 */
import {
  type EngravingSymbol,
  engravingSymbols,
  findEngravingSymbol,
  loadEngravingSymbols,
  searchEngravingSymbols,
} from '@orderwright/domain/engraving'
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { z } from 'zod'
import { SymbolPicture } from '../../engraving/symbol-picture.tsx'
import { useStoredState } from '../../lib/storage/stored-state.ts'

// What is picked here is drawn at once.
void loadEngravingSymbols()

interface SymbolPickerProps {
  chosen: string | null
  onPick: (symbolKey: string) => void
  onClose: () => void
}

const RECENT_MAX = 6
const recentSchema = z.array(z.string()).max(RECENT_MAX)

export function SymbolPicker({ chosen, onPick, onClose }: SymbolPickerProps) {
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useStoredState('engraving:recent-symbols', recentSchema, [])
  const [named, setNamed] = useState<string | null>(chosen)
  const root = useRef<HTMLDivElement>(null)
  // Opened at the end of a popup, the grid would lie below its edge.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isSearching = query.trim() !== ''
  const found = isSearching ? searchEngravingSymbols(query) : engravingSymbols
  const recentSymbols = recent.flatMap((key) => findEngravingSymbol(key) ?? [])

  function pick(key: string) {
    setRecent([key, ...recent.filter((other) => other !== key)].slice(0, RECENT_MAX))
    onPick(key)
  }
  function onSearchKey(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = found
    if (event.key === 'Enter' && isSearching && first) {
      event.preventDefault()
      pick(first.key)
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      root.current?.querySelector<HTMLElement>('[role=option]')?.focus()
    }
  }
  const grid = (label: string, symbols: readonly EngravingSymbol[], isTall: boolean) => (
    <SymbolGrid
      label={label}
      symbols={symbols}
      chosen={chosen}
      isTall={isTall}
      onName={setNamed}
      onPick={pick}
    />
  )
  return (
    <div
      ref={root}
      // The grid would take Escape for itself; here it always closes, and only the picker.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <label className="flex h-10 items-center gap-2 border-b border-hairline px-3">
        <Search className="size-3.5 shrink-0 text-ink-3" aria-hidden />
        <span className="sr-only">{words.searchSymbols}</span>
        <input
          autoFocus
          value={query}
          placeholder={words.searchPlaceholder}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onSearchKey}
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none pointer-coarse:text-lg"
        />
      </label>
      {!isSearching && recentSymbols.length > 0 && (
        <div className="border-b border-hairline">
          <p className="eyebrow px-3 pt-2">{words.usedLast}</p>
          {grid(words.symbolsUsedLast, recentSymbols, false)}
        </div>
      )}
      {grid(words.symbols, found, true)}
      <p className="h-7 truncate border-t border-hairline px-3 py-1 text-xs text-ink-2" aria-hidden="true">
        {(named !== null && findEngravingSymbol(named)?.title) || words.symbolCount({ count: found.length })}
      </p>
    </div>
  )
}

interface SymbolGridProps {
  label: string
  symbols: readonly EngravingSymbol[]
  chosen: string | null
  isTall: boolean
  onName: (key: string | null) => void
  onPick: (key: string) => void
}

function SymbolGrid({ label, symbols, chosen, isTall, onName, onPick }: SymbolGridProps) {
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      items={symbols}
      selectionMode="single"
      selectedKeys={chosen !== null && symbols.some(({ key }) => key === chosen) ? [chosen] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined) onPick(String(key))
      }}
      renderEmptyState={() => (
        <p className="col-span-full px-2 py-4 text-sm text-ink-2">{words.noRelevantResults}</p>
      )}
      className={
        isTall
          ? 'relative grid max-h-52 grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-0.5 overflow-y-auto overscroll-contain p-2 outline-none'
          : 'grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-0.5 p-2 outline-none'
      }
    >
      {(symbol) => (
        <ListBoxItem
          id={symbol.key}
          textValue={symbol.title}
          aria-label={symbol.title}
          onHoverStart={() => onName(symbol.key)}
          onHoverEnd={() => onName(null)}
          onFocus={() => onName(symbol.key)}
          className="focus-inset flex h-11 cursor-pointer items-center justify-center rounded hover:bg-shade focus:bg-shade selected:bg-shade selected:ring-1 selected:ring-accent"
        >
          <SymbolPicture symbolKey={symbol.key} sizePx={24} />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
