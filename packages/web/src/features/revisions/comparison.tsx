/** What lies between two revisions: the whole order, its items with their drawings, the canvas, and money line by line. */
import {
  amountDifferenceText,
  type ChangeLine,
  choiceLines,
  type ItemChange,
  itemHeading,
  itemIdOf,
  itemLines,
  revisionPaperWords as paper,
  revisionScreenMessages as words,
  textLines,
  thingHeading,
} from '@orderwright/domain/revisions'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { ItemOverlay } from './item-overlay.tsx'
import type { Difference, Pair } from '../open-order/order-difference.ts'

const states = {
  added: 'bg-done-soft text-done',
  removed: 'bg-invalid-soft text-invalid',
  changed: 'bg-shade text-ink-2',
}

function StateMark({ state, children }: { state: keyof typeof states; children: ReactNode }) {
  return <span className={cx('rounded-sm px-1.5 py-0.5 text-xs', states[state])}>{children}</span>
}

/** Title, before, after. On phones before and after stand under the title. */
export function ChangeTable({ lines, label }: { lines: readonly ChangeLine[]; label: string }) {
  if (lines.length === 0) return null
  return (
    <table aria-label={label} className="w-full table-fixed text-sm">
      <thead className="text-start text-xs text-ink-2">
        <tr>
          <th scope="col" className="w-1/3 py-1 pe-3 font-medium">
            {paper.what}
          </th>
          <th scope="col" className="py-1 pe-3 font-medium">
            {paper.before}
          </th>
          <th scope="col" className="py-1 font-medium">
            {paper.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, before, after }, index) => (
          <tr key={index} className="border-t border-hairline align-top">
            <th scope="row" className="py-1 pe-3 text-start font-normal text-ink-2">
              {title}
            </th>
            <td className="py-1 pe-3 break-words whitespace-pre-line">
              {before === '' ? '' : <del className="text-invalid">{before}</del>}
            </td>
            <td className="py-1 break-words whitespace-pre-line">
              {after === '' ? '' : <ins className="font-medium no-underline">{after}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ItemSection({ change, pair }: { change: ItemChange; pair: Pair }) {
  const { number, name, state } = itemHeading(change)
  return (
    <li className="grid gap-4 border-t border-hairline py-4 md:grid-cols-[16rem_1fr]">
      <ItemOverlay pair={pair} itemId={itemIdOf(change)} name={name} />
      <div className="min-w-0">
        <h4 className="flex flex-wrap items-center gap-2 pb-1 font-medium">
          <span>{`${number}. ${name}`}</span>
          <StateMark state={change.kind}>{state}</StateMark>
        </h4>
        <ChangeTable lines={itemLines(change)} label={name} />
      </div>
    </li>
  )
}

function Amounts({ amounts }: { amounts: NonNullable<Difference['amounts']> }) {
  return (
    <table aria-label={words.money} className="w-full max-w-2xl text-xs sm:text-sm">
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            {paper.amount}
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-medium">
            {paper.before}
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-medium">
            {paper.after}
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-medium">
            {paper.difference}
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {amounts.map((amount) => (
          <tr
            key={amount.key}
            className={cx('border-t border-hairline', amount.key === 'total' && 'font-medium')}
          >
            <th scope="row" className="py-1 text-start font-[inherit]">
              {amount.title}
            </th>
            <td className="py-1 ps-3 text-end">{amount.before?.text ?? ''}</td>
            <td className="py-1 ps-3 text-end">{amount.after?.text ?? ''}</td>
            <td className="py-1 ps-3 text-end">{amountDifferenceText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-4">
      <h3 className="pb-2 text-lg font-medium">{title}</h3>
      {children}
    </section>
  )
}

export function Comparison({ difference, pair }: { difference: Difference; pair: Pair }) {
  const { facts, choices, items, canvas, amounts } = difference
  const whole = [...textLines(facts), ...choiceLines(choices)]
  const isNothing = whole.length + items.length + canvas.length === 0
  return (
    <div>
      {isNothing && <p className="py-4 text-ink-2">{paper.nothing}</p>}
      {whole.length > 0 && (
        <Part title={paper.wholeOrder}>
          <ChangeTable lines={whole} label={paper.wholeOrder} />
        </Part>
      )}
      {items.length > 0 && (
        <Part title={words.items}>
          <p className="pb-2 text-sm text-ink-2">{paper.legend}</p>
          <ul>
            {items.map((change) => (
              <ItemSection key={itemIdOf(change)} change={change} pair={pair} />
            ))}
          </ul>
        </Part>
      )}
      {canvas.length > 0 && (
        <Part title={words.canvas}>
          <ul>
            {canvas.map((thing) => {
              const { name, state } = thingHeading(thing)
              return (
                <li key={thing.key} className="border-t border-hairline py-3">
                  <h4 className="flex items-center gap-2 pb-1 font-medium">
                    <span>{name}</span>
                    <StateMark state={thing.kind}>{state}</StateMark>
                  </h4>
                  <ChangeTable lines={textLines(thing.fields)} label={name} />
                </li>
              )
            })}
          </ul>
        </Part>
      )}
      {amounts !== null && (
        <Part title={words.money}>
          <Amounts amounts={amounts} />
        </Part>
      )}
    </div>
  )
}
