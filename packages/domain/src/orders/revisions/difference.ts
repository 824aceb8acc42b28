/**
 * What lies between two revisions: items added, removed and changed, matched by their ids, with every choice, engraving, measure,
 * quantity, title and note before and after, and money line by line. Pure, and linear in what the two hold.
 */
import { cents, type Cents } from '../../units/money.ts'
import type {
  ReadAmount,
  ReadChoice,
  ReadFact,
  ReadItem,
  ReadPart,
  ReadThing,
  RevisionReading,
} from './reading.ts'
import type {
  AmountChange,
  ChoiceChange,
  ItemChange,
  RevisionDifference,
  TextChange,
  ThingChange,
} from './difference-schema.ts'
import { movedIds } from './moved.ts'

/** What has a key on either side, in the order of the later one; what is gone comes last. */
function pairs<T, K>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => K,
): { readonly key: K; readonly before: T | null; readonly after: T | null }[] {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const kept = after.map((one) => ({ key: keyOf(one), before: old.get(keyOf(one)) ?? null, after: one }))
  const left = new Set(after.map(keyOf))
  const gone = before.filter((one) => !left.has(keyOf(one)))
  return [...kept, ...gone.map((one) => ({ key: keyOf(one), before: one, after: null }))]
}

/** Facts and parts whose texts differ, or that only one side has. */
function textChanges(
  before: readonly (ReadFact | ReadPart)[],
  after: readonly (ReadFact | ReadPart)[],
): TextChange[] {
  return pairs(before, after, ({ key }) => key).flatMap(({ key, before: old, after: now }) =>
    old?.text === now?.text
      ? []
      : [{ key, title: (now ?? old)?.title ?? '', before: old?.text ?? null, after: now?.text ?? null }],
  )
}

function isSameChoice(one: ReadChoice, other: ReadChoice): boolean {
  return one.value === other.value && one.text === other.text && one.title === other.title
}

function choiceChanges(before: readonly ReadChoice[], after: readonly ReadChoice[]): ChoiceChange[] {
  return pairs(before, after, ({ propertyId }) => propertyId).flatMap(({ key, before: old, after: now }) => {
    const parts = textChanges(old?.parts ?? [], now?.parts ?? [])
    if (old !== null && now !== null && parts.length === 0 && isSameChoice(old, now)) return []
    return [
      {
        propertyId: key,
        title: (now ?? old)?.title ?? '',
        before: old,
        after: now,
        isRenamed: old !== null && now !== null && old.value === now.value,
        parts,
      },
    ]
  })
}

function amountChange(key: string, before: ReadAmount | null, after: ReadAmount | null): AmountChange {
  const [old, now] = [before?.amountInCents ?? null, after?.amountInCents ?? null]
  // A part that only one of them has is an amount of nothing in the other.
  const from = before === null ? 0 : old
  const to = after === null ? 0 : now
  const differenceInCents = from === null || to === null ? null : cents(to - from)
  return { key, title: (after ?? before)?.title ?? '', before, after, differenceInCents }
}

function amountChanges(before: readonly ReadAmount[], after: readonly ReadAmount[]): AmountChange[] {
  return pairs(before, after, ({ key }) => key).map(({ key, before: old, after: now }) =>
    amountChange(key, old, now),
  )
}

/** The words by which the amounts of an item and its facts are read. */
export type DifferenceWords = {
  readonly title: string
  readonly product: string
  readonly quantity: string
  readonly notes: string
  readonly unitPrice: string
  readonly lineTotal: string
  /** an amount in words; null: there is none */
  readonly amountText: (amount: Cents | null) => string
}

function factsOf(item: ReadItem, words: DifferenceWords): ReadFact[] {
  return [
    { key: 'name', title: words.title, text: item.name },
    { key: 'productTitle', title: words.product, text: item.productTitle },
    { key: 'quantity', title: words.quantity, text: String(item.quantity) },
    { key: 'notes', title: words.notes, text: item.notes },
  ]
}

function amountsOf({ price }: ReadItem, words: DifferenceWords): ReadAmount[] {
  if (price === null) return []
  const amount = (key: 'unitPrice' | 'lineTotal', amountInCents: Cents | null): ReadAmount => ({
    key,
    title: words[key],
    text: words.amountText(amountInCents),
    amountInCents,
  })
  return [amount('unitPrice', price.unitPriceInCents), amount('lineTotal', price.lineTotalInCents)]
}

type Placed = { readonly item: ReadItem; readonly number: number }

function itemChange(before: Placed, after: Placed, isMoved: boolean, words: DifferenceWords): ItemChange[] {
  const facts = textChanges(factsOf(before.item, words), factsOf(after.item, words))
  const choices = choiceChanges(before.item.choices, after.item.choices)
  const amounts = amountChanges(amountsOf(before.item, words), amountsOf(after.item, words)).filter(
    (amount) => amount.before?.amountInCents !== amount.after?.amountInCents,
  )
  if (!isMoved && facts.length === 0 && choices.length === 0 && amounts.length === 0) return []
  const { itemId, name } = after.item
  const { number } = after
  return [
    { kind: 'changed', itemId, name, numberBefore: before.number, number, isMoved, facts, choices, amounts },
  ]
}

const placed = (items: readonly ReadItem[]): Placed[] =>
  items.map((item, index) => ({ item, number: index + 1 }))

function itemChanges(
  before: readonly ReadItem[],
  after: readonly ReadItem[],
  words: DifferenceWords,
): ItemChange[] {
  const idOf = ({ itemId }: ReadItem) => itemId
  const moved = movedIds(before.map(idOf), after.map(idOf))
  const old = new Map(placed(before).map((one) => [one.item.itemId, one]))
  const left = new Set(after.map(idOf))
  const changes = placed(after).flatMap((one): ItemChange[] => {
    const { itemId } = one.item
    const was = old.get(itemId)
    if (was === undefined) return [{ kind: 'added', ...one }]
    return itemChange(was, one, moved.has(itemId), words)
  })
  const removed = placed(before)
    .filter(({ item }) => !left.has(item.itemId))
    .map((one): ItemChange => ({ kind: 'removed', ...one }))
  // Stable: at the same number what is gone comes before what stands there now.
  return [...removed, ...changes].sort((one, other) => one.number - other.number)
}

function thingChanges(before: readonly ReadThing[], after: readonly ReadThing[]): ThingChange[] {
  return pairs(before, after, ({ key }) => key).flatMap(({ key, before: old, after: now }) => {
    const fields = textChanges(old?.fields ?? [], now?.fields ?? [])
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed'
    const title = (now ?? old)?.title ?? ''
    return kind === 'changed' && fields.length === 0 ? [] : [{ key, title, kind, fields }]
  })
}

/** The things of a canvas with everything that is known of each. */
function thingsOf({ canvas, places = [] }: RevisionReading): ReadThing[] {
  const more = new Map(places.map(({ key, fields }) => [key, fields]))
  const known = new Set(canvas.map(({ key }) => key))
  return [
    ...canvas.map((thing) => ({ ...thing, fields: [...thing.fields, ...(more.get(thing.key) ?? [])] })),
    ...places.filter(({ key }) => !known.has(key)),
  ]
}

/** What has to be done to `before` to get `after`. Where either is without money, so is the difference. */
export function compareReadings(
  before: RevisionReading,
  after: RevisionReading,
  words: DifferenceWords,
): RevisionDifference {
  const amounts =
    before.amounts === null || after.amounts === null ? null : amountChanges(before.amounts, after.amounts)
  return {
    facts: textChanges(before.facts, after.facts),
    choices: choiceChanges(before.choices, after.choices),
    items: itemChanges(before.items, after.items, words),
    // Of a revision from before places were read nothing of them is known, not that nothing was there.
    canvas:
      before.places && after.places
        ? thingChanges(thingsOf(before), thingsOf(after))
        : thingChanges(before.canvas, after.canvas),
    amounts,
  }
}

/** Whether nothing lies between them: no change, and no amount that is another. */
export function isNoDifference({ facts, choices, items, canvas, amounts }: RevisionDifference): boolean {
  return (
    [facts, choices, items, canvas].every((changes) => changes.length === 0) &&
    (amounts ?? []).every(({ before, after }) => before?.amountInCents === after?.amountInCents)
  )
}
