/**
 * The options of one property: those that can be chosen, then the others, struck, each with its reason. Arrows,
 * type-ahead, Enter. With more than ten options there is a search box. [1.2.71, 1.2.72, 1.2.75]
 */
import { type ProductProperty, titlesOf } from '@orderwright/domain/catalog'
import type { OptionState } from '@orderwright/domain/constraints'
import { messages, pickerMessages as words } from '@orderwright/domain/messages'
import type { Cents } from '@orderwright/domain/units'
import { Check, Search } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { cx } from '../../../ui/cx.ts'
import { hasPictures, OptionSwatch } from './option-swatch.tsx'
import { priceDifferenceText } from '../price-difference.ts'
import { byReason, isShown, reasonOf } from '../shown-options.ts'

/** More options than this get a search box. [1.2.71, 1.9.13] */
export const SEARCH_FROM = 10

interface OptionListProps {
  property: ProductProperty
  states: readonly OptionState[]
  /** what an option would add to the price of one piece; null says nothing */
  differenceOf: (optionId: number) => Cents | null
  /** a press on any option: available ones are chosen, for others the reason is explained */
  onPick: (state: OptionState) => void
  /** the option under the pointer or the arrow keys; null: none any more */
  onPoint: (state: OptionState | null) => void
  isMultiple?: boolean
}

export function OptionList({
  property,
  states,
  differenceOf,
  onPick,
  onPoint,
  isMultiple = false,
}: OptionListProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = useMemo(() => {
    const seen = states.filter(isShown)
    return [...seen.filter((state) => state.allowed), ...seen.filter((state) => !state.allowed)]
  }, [states])
  const withPictures = hasPictures(
    property,
    shown.map((state) => state.option),
  )
  const groups = useMemo(() => byReason(shown), [shown])
  const isSearched = shown.length > SEARCH_FROM
  const listRef = useRef<HTMLDivElement>(null)
  // Under a search box the options are never focused themselves; the list scrolls by keyboard all the same. A list that
  // had its tab stop from the beginning would not be walked from the search box.
  useEffect(() => {
    if (isSearched && listRef.current) listRef.current.tabIndex = 0
  }, [isSearched])
  /** Also by what an option is called in the language in which it is written. */
  const isFound = (text: string, typed: string, { key }: { readonly key: string | number }) => {
    const named = shown.find(({ option }) => option.id === key)
    const titles = named ? titlesOf(named.option) : []
    return [text, ...titles].some((one) => contains(one, typed))
  }
  const chosen = shown.filter((state) => state.chosen).map((state) => state.option.id)

  const list = (
    <ListBox
      ref={listRef}
      aria-label={property.title}
      autoFocus={!isSearched}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        if (keys === 'all') return
        const before = new Set<unknown>(chosen)
        const added = [...keys].find((key) => !before.has(key))
        const removed = chosen.find((id) => !keys.has(id))
        const state = shown.find(({ option }) => option.id === (added ?? removed))
        if (state) onPick(state)
      }}
      renderEmptyState={() => <p className="px-3 py-4 text-sm text-ink-2">{words.noRelevantResults}</p>}
      className="max-h-[300px] overflow-y-auto overscroll-contain p-1 outline-none"
    >
      {groups.map(({ reason, states: group }) => {
        const rows = group.map((state) => (
          <OptionRow
            key={state.option.id}
            property={property}
            state={state}
            withPicture={withPictures}
            difference={state.allowed && !state.chosen ? differenceOf(state.option.id) : null}
            isReasonSaid={reason !== null}
            onPoint={onPoint}
          />
        ))
        if (reason === null) return rows
        return (
          <ListBoxSection key={reason} className="mt-1 border-t border-hairline pt-1">
            <Header className="px-2 py-1 text-xs text-ink-2">{reason}</Header>
            {rows}
          </ListBoxSection>
        )
      })}
    </ListBox>
  )
  if (!isSearched) return list
  return (
    <Autocomplete filter={isFound}>
      <SearchField
        aria-label={words.searchProperty({ title: property.title })}
        autoFocus
        className="flex h-10 items-center gap-2 border-b border-hairline px-3"
      >
        <Search className="size-3.5 shrink-0 text-ink-3" aria-hidden />
        <Input
          placeholder={words.search}
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none pointer-coarse:text-lg [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {list}
    </Autocomplete>
  )
}

interface OptionRowProps {
  property: ProductProperty
  state: OptionState
  withPicture: boolean
  difference: Cents | null
  /** why it can not be chosen stands above it already */
  isReasonSaid: boolean
  onPoint: (state: OptionState | null) => void
}

/** Says that its option is pointed at, as long as it is. */
function PointedAt({ state, onPoint }: Pick<OptionRowProps, 'state' | 'onPoint'>) {
  useEffect(() => {
    onPoint(state)
    return () => onPoint(null)
  }, [state, onPoint])
  return null
}

function OptionRow({ property, state, withPicture, difference, isReasonSaid, onPoint }: OptionRowProps) {
  const { option, allowed, chosen } = state
  const reason = reasonOf(state)
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.title}
      aria-label={allowed ? undefined : words.notAvailable({ title: option.title, reason })}
      className="group focus-inset flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded px-2 py-1.5 text-sm outline-none select-none hover:bg-shade focus:bg-shade data-focused:bg-shade pointer-coarse:min-h-11"
    >
      {({ isHovered, isFocusVisible }) => (
        <>
          {(isHovered || isFocusVisible) && !chosen && <PointedAt state={state} onPoint={onPoint} />}
          {withPicture && (
            <span className={cx('flex w-7 shrink-0 justify-center', !allowed && 'opacity-40')}>
              <OptionSwatch property={property} option={option} sizePx={26} />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span dir="auto" className={cx('block', !allowed && 'text-ink-2 line-through decoration-ink-3')}>
              {option.title}
            </span>
            {allowed && option.archived === 1 && (
              <span className="block text-xs text-caution">{messages.archivedInUse}</span>
            )}
            {!allowed && !isReasonSaid && <span className="block text-xs text-ink-2">{reason}</span>}
            {!allowed && (
              <span className="hidden text-xs font-medium text-accent-text group-hover:block group-data-focused:block">
                {words.makePossibleAsk}
              </span>
            )}
          </span>
          <span className="tabular shrink-0 text-xs text-ink-2">{priceDifferenceText(difference)}</span>
          <Check
            className={cx(
              'size-3.5 shrink-0',
              allowed ? 'text-accent-text' : 'text-invalid',
              !chosen && 'invisible',
            )}
            aria-hidden
          />
        </>
      )}
    </ListBoxItem>
  )
}
