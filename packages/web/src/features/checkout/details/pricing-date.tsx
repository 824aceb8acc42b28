/**
 * The effective pricing date. Another day is not applied at once: first it says, line by line, which prices it
 * changes, because somebody may have agreed to them. [1.2.88]
 */
import { type PricingDifference, pricingDifference } from '@orderwright/domain/configuration'
import { orderDetailsMessages, orderSettingsMessages as words } from '@orderwright/domain/messages'
import { isStarted } from '@orderwright/domain/orders'
import { type Cents, formatCents, formatDate, type Timestamp, toTimestamp } from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { itemTitle } from '../../open-order/item-names.ts'
import { useCheckout } from '../checkout-context.tsx'
import { dayOf } from '../../../lib/format/days.ts'
import { pricingDate } from './choose-pricing-date.ts'

export function PricingDate() {
  const { order, profile, editor } = useCheckout()
  const [day, setDay] = useState<string | null>(null)
  const isOpen = isStarted(order, profile)
  const applied = dayOf(order.effectivePricingDate)
  // Days are typed figure by figure: a year like 0002 is on its way to another.
  const isWhole = day !== null && day > '2000'
  const date = isWhole ? pricingDate(day, toTimestamp(new Date())) : null

  function apply(effectivePricingDate: Timestamp | null) {
    editor.setOrderFields({ effectivePricingDate }, orderDetailsMessages.setPricingDate)
    setDay(null)
  }

  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-end gap-x-2 gap-y-3">
        <TextField
          label={orderDetailsMessages.effectivePricingDate}
          type="date"
          className="w-44"
          value={day ?? applied}
          onChange={setDay}
        />
        {isOpen && order.effectivePricingDate !== null && day === null && (
          <Button onPress={() => apply(null)}>{orderDetailsMessages.todaysPrices}</Button>
        )}
      </div>
      <p className="mt-1 text-xs text-ink-2">{applied === '' ? words.pricingToday : words.pricingDayHint}</p>
      {date !== null && day !== applied && (
        <Preview date={date} onApply={() => apply(date)} onKeep={() => setDay(null)} />
      )}
    </div>
  )
}

interface PreviewProps {
  date: Timestamp
  onApply: () => void
  onKeep: () => void
}

function Preview({ date, onApply, onKeep }: PreviewProps) {
  const { order, profile } = useCheckout()
  const evaluation = useEditorState((state) => state.evaluation)
  const difference = useMemo(() => pricingDifference(evaluation, date), [evaluation, date])
  const { lines } = difference
  const lost = lines.filter(({ before, after }) => before !== null && after === null).length
  return (
    <section
      aria-label={orderDetailsMessages.pricesOf({ date: formatDate(date) })}
      className="mt-3 rounded border border-edge px-3 py-2.5 text-sm"
    >
      <p role="status" className="font-medium">
        {lost > 0
          ? words.pricingUnknownThen({ count: lost })
          : words.pricingWouldChange({ count: lines.length })}
      </p>
      {lines.length > 0 && <DifferenceTable difference={difference} date={date} />}
      {!isStarted(order, profile) && lines.length > 0 && lost === 0 && (
        <p className="mt-2 text-xs text-caution">{words.pricingAgreed({ word: profile.vocabulary.order })}</p>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button size="small" onPress={onKeep}>
          {orderDetailsMessages.keepThePresentDate}
        </Button>
        <Button size="small" variant="primary" isDisabled={lost > 0} onPress={onApply}>
          {orderDetailsMessages.apply({ date: formatDate(date) })}
        </Button>
      </div>
    </section>
  )
}

function DifferenceTable({ difference, date }: { difference: PricingDifference; date: Timestamp }) {
  const { context, document } = useEditorState((state) => state.evaluation)
  const named = (itemId: number) => {
    const item = document.items.find(({ id }) => id === itemId)
    return item ? itemTitle(context.catalog, item) : ''
  }
  return (
    <div
      className="mt-2 max-h-56 overflow-y-auto"
      tabIndex={0}
      role="group"
      aria-label={orderDetailsMessages.whatChanges}
    >
      <table className="tabular w-full border-collapse text-end">
        <thead>
          <tr className="eyebrow border-b border-hairline [&>th]:py-1 [&>th]:font-medium">
            <th scope="col" className="text-start">
              {orderDetailsMessages.item}
            </th>
            <th scope="col">{orderDetailsMessages.now}</th>
            <th scope="col">{formatDate(date)}</th>
            <th scope="col">{orderDetailsMessages.difference}</th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map((line) => (
            <Row key={line.itemId} name={named(line.itemId)} {...line} />
          ))}
        </tbody>
        <tfoot className="border-t border-ink font-medium">
          <Row name={orderDetailsMessages.subtotal} {...difference.subtotal} />
          <Row name={orderDetailsMessages.total} {...difference.total} />
        </tfoot>
      </table>
    </div>
  )
}

interface RowProps {
  name: string
  quantity?: number
  before: Cents | null
  after: Cents | null
  difference: Cents | null
}

function Row({ name, quantity, before, after, difference }: RowProps) {
  const amount = (value: Cents | null) => (value === null ? '—' : formatCents(value))
  const sign = difference !== null && difference > 0 ? '+' : ''
  return (
    <tr className="align-top [&>*]:py-1 [&>td]:ps-2 [&>td]:whitespace-nowrap sm:[&>td]:w-24 sm:[&>td]:ps-3">
      <th scope="row" className="text-start font-normal break-words">
        {quantity !== undefined && <span className="text-ink-2">{quantity} × </span>}
        {name}
      </th>
      <td className="text-ink-2">{amount(before)}</td>
      <td>{amount(after)}</td>
      <td>
        {sign}
        {amount(difference)}
      </td>
    </tr>
  )
}
