/** A month with what is due on each of its days, and the cards of the day that is looked at. */
import type { BoardOrder } from '@orderwright/contract'
import { currentLanguage } from '@orderwright/domain/localization'
import { addDays, formatDate, groupBy } from '@orderwright/domain/units'
import { addMonths, monthOf, productionMessages as words, weeksOf } from '@orderwright/domain/production'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useBoard } from './board-context.ts'
import { BoardCard } from './card.tsx'
import { readingKey } from '../../lib/browser/reading.ts'

/** Titles of a day that are shown in its cell; the others are counted. */
const MOST_TITLES = 3
const DAYS_A_WEEK = 7

const monthName = new Intl.DateTimeFormat(currentLanguage(), {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayName = new Intl.DateTimeFormat(currentLanguage(), {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const weekdayName = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long', timeZone: 'UTC' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

interface CalendarViewProps {
  orders: readonly BoardOrder[]
  day: string
  onDay: (day: string) => void
}

export function CalendarView({ orders, day, onDay }: CalendarViewProps) {
  const { today } = useBoard()
  const month = monthOf(day)
  const weeks = useMemo(() => weeksOf(month), [month])
  const byDay = useMemo(() => groupBy(orders, ({ due }) => due?.day ?? ''), [orders])
  const grid = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  // The focus goes with the day, into another month too.
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  function onKeyDown(event: KeyboardEvent) {
    const to = dayOfKey(event.key, day)
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isByKey.current = true
    onDay(to)
  }

  const name = monthName.format(at(`${month}-01`))
  const chosen = byDay.get(day) ?? []
  const dayless = byDay.get('')?.length ?? 0
  return (
    <div className="flex min-h-0 flex-1 gap-4 pb-3 max-lg:flex-col max-lg:overflow-y-auto">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col max-lg:flex-none">
        <div className="flex items-center gap-1 pb-2">
          <IconButton
            label={words.previousMonth}
            icon={<ChevronLeft />}
            variant="outlined"
            onPress={() => onDay(inMonth(day, -1))}
          />
          <IconButton
            label={words.nextMonth}
            icon={<ChevronRight />}
            variant="outlined"
            onPress={() => onDay(inMonth(day, 1))}
          />
          <h2 className="px-2 text-base font-semibold" aria-live="polite">
            {name}
          </h2>
          {month !== monthOf(today) && (
            <Button size="small" onPress={() => onDay(today)}>
              {words.thisMonth}
            </Button>
          )}
          {dayless > 0 && (
            <span className="ms-auto text-sm text-ink-2">{words.withoutDay({ count: dayless })}</span>
          )}
        </div>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={words.month({ month: name })}
          aria-describedby="calendar-keys"
          onKeyDown={onKeyDown}
          className="flex min-h-0 w-full flex-1 flex-col border-t border-s border-hairline bg-paper outline-none max-lg:flex-none"
        >
          <div role="row" className="grid grid-cols-7">
            {(weeks[0] ?? []).map((one) => (
              <div
                key={one}
                role="columnheader"
                className="border-e border-b border-hairline py-1 text-center text-xs font-medium text-ink-2"
              >
                <span aria-hidden>{weekdayName.format(at(one)).slice(0, 3)}</span>
                <span className="sr-only">{weekdayName.format(at(one))}</span>
              </div>
            ))}
          </div>
          {weeks.map((week) => (
            <div key={week[0]} role="row" className="grid min-h-0 flex-1 grid-cols-7 max-lg:flex-none">
              {week.map((one) => (
                <Day
                  key={one}
                  day={one}
                  isOfMonth={monthOf(one) === month}
                  isChosen={one === day}
                  isToday={one === today}
                  orders={byDay.get(one) ?? []}
                  onChoose={() => onDay(one)}
                />
              ))}
            </div>
          ))}
        </div>
        <p id="calendar-keys" className="pt-2 text-xs text-ink-2 pointer-coarse:sr-only">
          {words.keys}
        </p>
      </div>
      <section
        aria-label={words.dueOn({ day: formatDate(day) })}
        className="flex min-h-0 flex-col rounded bg-shade max-lg:flex-none lg:w-76"
      >
        <h2 className="px-3 py-2 text-sm font-semibold">{words.dueOn({ day: formatDate(day) })}</h2>
        {chosen.length === 0 ? (
          <p className="px-3 pb-3 text-sm text-ink-2">{words.nothingDue}</p>
        ) : (
          <ul className="min-h-0 flex-1 space-y-2 overflow-y-auto px-2 pb-2 max-lg:grid max-lg:gap-2 max-lg:space-y-0 max-lg:overflow-visible sm:max-lg:grid-cols-2">
            {chosen.map((order) => (
              <li key={order.id}>
                <BoardCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

interface DayProps {
  day: string
  isOfMonth: boolean
  isChosen: boolean
  isToday: boolean
  orders: readonly BoardOrder[]
  onChoose: () => void
}

function Day({ day, isOfMonth, isChosen, isToday, orders, onChoose }: DayProps) {
  const late = orders.filter(({ isLate }) => isLate).length
  const count = orders.length
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      className="min-h-0 overflow-hidden border-e border-b border-hairline"
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
        aria-label={words.dayName({ day: dayName.format(at(day)), count, lateCount: late })}
        className={cx(
          'focus-inset flex h-full min-h-13 w-full cursor-pointer flex-col items-stretch gap-0.5 px-1 py-1 text-start hover:bg-desk sm:min-h-20 sm:px-1.5',
          isChosen && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <span className="flex items-baseline gap-1 text-xs">
          <span
            className={cx(
              'tabular inline-flex min-w-5 justify-center rounded-full px-1 leading-5',
              isToday ? 'bg-accent font-semibold text-on-accent' : isOfMonth ? 'text-ink' : 'text-ink-3',
            )}
          >
            {Number(day.slice(8))}
          </span>
          {late > 0 && (
            <span className="truncate font-medium text-invalid max-sm:hidden">
              {words.lateOnDay({ count: late })}
            </span>
          )}
        </span>
        {count > 0 && (
          <span className="tabular px-1 text-xs sm:hidden">{count.toLocaleString(currentLanguage())}</span>
        )}
        {late > 0 && (
          <span className="tabular truncate px-1 text-xs font-medium text-invalid sm:hidden">
            {words.lateOnDay({ count: late })}
          </span>
        )}
        {orders.slice(0, MOST_TITLES).map((order) => (
          <span
            key={order.id}
            className={cx('truncate text-xs max-sm:hidden', order.isLate ? 'text-invalid' : 'text-ink-2')}
          >
            {order.title}
          </span>
        ))}
        {count > MOST_TITLES && (
          <span className="text-xs font-medium max-sm:hidden">
            {words.more({ count: count - MOST_TITLES })}
          </span>
        )}
      </button>
    </div>
  )
}

/** The same day of another month, or its last one. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/** Where a key leads from a day; null: nowhere. */
function dayOfKey(key: string, day: string): string | null {
  const weekday = at(day).getUTCDay()
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS_A_WEEK,
    ArrowDown: DAYS_A_WEEK,
    Home: -weekday,
    End: DAYS_A_WEEK - 1 - weekday,
  }
  const step = steps[readingKey(key)]
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp') return inMonth(day, -1)
  return key === 'PageDown' ? inMonth(day, 1) : null
}
