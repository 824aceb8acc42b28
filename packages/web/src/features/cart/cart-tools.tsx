/** What stands above the lines of a cart and stays in sight: search, grouping, selecting. */
import { cartMessages as words, severalItemsMessages as severalWords } from '@orderwright/domain/messages'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchInput } from '../../ui/fields/search-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ToggleButton } from '../../ui/fields/toggle-button.tsx'
import type { FoundItem } from './find-items.ts'
import { amountOf, type Grouping, type GroupKey } from './group-items.ts'

/** More lines than this get a search box. */
const SEARCH_FROM = 10

interface CartToolsProps {
  search: string
  onSearch: (text: string) => void
  found: readonly FoundItem[]
  /** lines in the cart */
  count: number
  groupings: readonly Grouping[]
  groupKey: GroupKey | null
  onGroup: (key: GroupKey | null) => void
  isSelecting: boolean
  /** null: nothing can be selected */
  onSelecting: ((isSelecting: boolean) => void) | null
  /** what can be done with what is selected */
  children: ReactNode
}

export function CartTools(props: CartToolsProps) {
  const { search, onSearch, found, count, groupings, groupKey, onGroup, isSelecting, onSelecting } = props
  const isSearched = count > SEARCH_FROM || search !== ''
  if (!isSearched && groupings.length === 0 && onSelecting === null) return null
  return (
    <div className="sticky top-0 z-1 border-b border-hairline bg-paper px-4 py-2">
      {isSearched && (
        <div role="search" className="pb-1.5">
          <SearchInput
            label={words.searchItems}
            placeholder={words.searchItems}
            clearLabel={words.clearSearch}
            value={search}
            onChange={onSearch}
          />
          <p role="status" className={search === '' ? 'sr-only' : 'pt-1 text-xs text-ink-2'}>
            {search === ''
              ? ''
              : found.length === 0
                ? words.noneFound
                : words.found({
                    found: found.length,
                    count,
                    amount: amountOf(found.map(({ evaluation }) => evaluation)),
                  })}
          </p>
        </div>
      )}
      <div className="flex items-center gap-2">
        {groupings.length > 0 && (
          <Select
            label={severalWords.groupBy}
            hasInlineLabel
            size="small"
            className="min-w-0 flex-1"
            value={groupKey ?? 'none'}
            items={[
              { key: 'none' as const, label: severalWords.notGrouped },
              ...groupings.map(({ key, title }) => ({ key, label: title })),
            ]}
            onChange={(key) => onGroup(key === 'none' ? null : key)}
          />
        )}
        {onSelecting && (
          <ToggleButton isSelected={isSelecting} onChange={onSelecting} className="ms-auto">
            <ListChecks aria-hidden />
            {severalWords.select}
          </ToggleButton>
        )}
      </div>
      {props.children}
    </div>
  )
}
