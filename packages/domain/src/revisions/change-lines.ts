/** Changes between two revisions as lines of text, the same on the screen and on paper. */
import { differenceWords as names, revisionPaperWords as words } from '../messages/papers/revisions.ts'
import type {
  AmountChange,
  ChoiceChange,
  ItemChange,
  TextChange,
  ThingChange,
} from '../orders/revisions/difference-schema.ts'
import { type Cents, formatCents } from '../units/money.ts'

/** What changed, before and after; '' where there was or is nothing. */
export type ChangeLine = { readonly title: string; readonly before: string; readonly after: string }

export function textLines(changes: readonly TextChange[]): ChangeLine[] {
  return changes.map(({ title, before, after }) => ({ title, before: before ?? '', after: after ?? '' }))
}

/** A choice as a line; engravings place by place; a choice that is only called otherwise says so. */
export function choiceLines(changes: readonly ChoiceChange[]): ChangeLine[] {
  return changes.flatMap(({ title, before, after, isRenamed, parts }): ChangeLine[] => {
    if (parts.length > 0) {
      return textLines(parts).map((part) => ({ ...part, title: words.partOf({ title, part: part.title }) }))
    }
    const told = isRenamed ? words.renamed({ title }) : title
    const hasSameText = before !== null && after !== null && before.text === after.text && !isRenamed
    // What changed is not in the words: the settings of a choice beside its text.
    const mark = hasSameText ? words.otherSettings({ text: after.text }) : (after?.text ?? '')
    return [{ title: told, before: before?.text ?? '', after: mark }]
  })
}

/** An amount of an item before and after. */
function amountLine({ title, before, after }: AmountChange): ChangeLine {
  return { title, before: before?.text ?? '', after: after?.text ?? '' }
}

/** What an item that came or went is, and what it costs. */
function wholeItemLines({ item, kind }: Exclude<ItemChange, { kind: 'changed' }>): ChangeLine[] {
  const { unitPriceInCents = null, lineTotalInCents = null } = item.price ?? {}
  const money =
    item.price === null
      ? []
      : [
          { title: names.unitPrice, text: moneyText(unitPriceInCents) },
          { title: names.lineTotal, text: moneyText(lineTotalInCents) },
        ]
  const all = [
    { title: names.product, text: item.productTitle },
    { title: names.quantity, text: String(item.quantity) },
    ...item.choices.map(({ title, text }) => ({ title, text })),
    ...(item.notes === '' ? [] : [{ title: names.notes, text: item.notes }]),
    ...money,
  ]
  return all.map(({ title, text }) => ({
    title,
    before: kind === 'removed' ? text : '',
    after: kind === 'added' ? text : '',
  }))
}

function moneyText(amount: Cents | null): string {
  return amount === null ? names.onRequest : formatCents(amount)
}

/** Everything that is said of an item that changed, came or went. */
export function itemLines(change: ItemChange): ChangeLine[] {
  if (change.kind !== 'changed') return wholeItemLines(change)
  const { isMoved, numberBefore, number, facts, choices, amounts } = change
  const moved = { title: words.place, before: String(numberBefore), after: String(number) }
  return [
    ...(isMoved ? [moved] : []),
    ...textLines(facts),
    ...choiceLines(choices),
    ...amounts.map(amountLine),
  ]
}

type Heading = { readonly number: number; readonly name: string; readonly state: string }

export function itemHeading(change: ItemChange): Heading {
  const { number } = change
  if (change.kind === 'changed') return { number, name: change.name, state: words.changed }
  return { number, name: change.item.name, state: words[change.kind] }
}

export function thingHeading({ title, kind }: ThingChange): {
  readonly name: string
  readonly state: string
} {
  return { name: title, state: words[kind] }
}

/** '+ $20.00', '− $5.00'; '' where nothing changed or one side is not known. */
export function amountDifferenceText({ differenceInCents }: AmountChange): string {
  if (differenceInCents === null || differenceInCents === 0) return ''
  const text = formatCents(differenceInCents)
  return differenceInCents > 0 ? `+${text}` : text
}
