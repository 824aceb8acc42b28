/**
 * Comparing two revisions, against a slow reader of the difference: whoever takes the one and does what the difference says gets
 * the other, whatever was changed, moved, added or taken out.
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../testing/check-law.ts'
import { cents, formatCents } from '../../units/money.ts'
import { compareReadings, isNoDifference } from './difference.ts'
import type { RevisionDifference, TextChange } from './difference-schema.ts'
import type { ReadChoice, ReadFact, ReadItem, RevisionReading } from './reading.ts'
import { withoutMoney } from './reading.ts'

const words = {
  title: 'Title',
  product: 'Product',
  quantity: 'Quantity',
  notes: 'Notes',
  unitPrice: 'Unit price',
  lineTotal: 'Subtotal',
  amountText: (amount: Parameters<typeof formatCents>[0] | null) =>
    amount === null ? 'On request' : formatCents(amount),
}

const text = fc.constantFrom('', 'Hall', 'Kitchen', '120 mm', 'READING', 'Reading')
const aFact = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), text })
const facts = fc
  .uniqueArray(aFact, { selector: ({ key }) => key, maxLength: 4 })
  .map((all): ReadFact[] => all.map((one) => ({ ...one, title: one.key.toUpperCase() })))
const aChoice = fc
  .record({ propertyId: fc.integer({ min: 1, max: 5 }), value: text, isRenamed: fc.boolean(), parts: facts })
  .map(
    ({ propertyId, value, isRenamed, parts }): ReadChoice => ({
      propertyId,
      title: `Property ${propertyId}`,
      text: isRenamed ? `New ${value}` : value,
      value,
      parts,
    }),
  )
const choices = fc.uniqueArray(aChoice, { selector: ({ propertyId }) => propertyId, maxLength: 4 })
const money = fc.option(fc.integer({ min: 0, max: 3 }).map((amount) => cents(amount * 100)))
const anItem = fc
  .record({
    itemId: fc.integer({ min: 1, max: 8 }),
    name: text,
    notes: text,
    quantity: fc.nat({ max: 2 }),
    choices,
    unit: money,
    line: money,
  })
  .map(
    ({ unit, line, ...item }): ReadItem => ({
      ...item,
      productTitle: 'Plate',
      price: { unitPriceInCents: unit, lineTotalInCents: line },
    }),
  )
const reading = fc
  .record({
    facts,
    choices,
    items: fc.uniqueArray(anItem, { selector: ({ itemId }) => itemId, maxLength: 8 }),
    canvas: fc
      .uniqueArray(fc.record({ key: fc.constantFrom('wall 1', 'wall 2', 'text 1'), fields: facts }), {
        selector: ({ key }) => key,
      })
      .map((all) => all.map((one) => ({ ...one, title: one.key }))),
    amounts: fc.uniqueArray(fc.record({ key: fc.constantFrom('subtotal', 'tax', 'total'), amount: money }), {
      selector: ({ key }) => key,
    }),
  })
  .map(
    ({ amounts, ...rest }): RevisionReading => ({
      ...rest,
      amounts: amounts.map(({ key, amount }) => ({
        key,
        title: key,
        text: words.amountText(amount),
        amountInCents: amount,
      })),
    }),
  )

/** A later revision of a reading: some items are those of another reading, in any order, and most stay. */
const revised = fc
  .record({
    before: reading,
    other: reading,
    keep: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    shuffles: fc.nat({ max: 3 }),
    at: fc.nat({ max: 7 }),
  })
  .map(({ before, other, keep, shuffles, at }) => {
    const kept = before.items.filter((_, index) => keep[index])
    const ids = new Set(kept.map(({ itemId }) => itemId))
    const added = other.items.filter(({ itemId }) => !ids.has(itemId))
    const items = [...kept, ...added]
    for (let turn = 0; turn < shuffles; turn++) {
      const [moved] = items.splice(at % Math.max(1, items.length), 1)
      if (moved) items.splice((at * 3 + turn) % (items.length + 1), 0, moved)
    }
    return { before, after: { ...other, items } }
  })

const byKey = (one: { readonly key: string }, other: { readonly key: string }) =>
  one.key < other.key ? -1 : 1

/** Facts after the changes, sorted: a difference says nothing of the order in which they are listed. */
function changedTexts(before: readonly ReadFact[], changes: readonly TextChange[]): ReadFact[] {
  const result: ReadFact[] = []
  for (const fact of before) {
    if (!changes.some(({ key }) => key === fact.key)) result.push(fact)
  }
  for (const { key, title, after } of changes) if (after !== null) result.push({ key, title, text: after })
  return result.sort(byKey)
}

function changedChoices(before: readonly ReadChoice[], changes: RevisionDifference['choices']): ReadChoice[] {
  const result: ReadChoice[] = []
  for (const choice of before) {
    if (!changes.some(({ propertyId }) => propertyId === choice.propertyId)) result.push(choice)
  }
  for (const { after } of changes) if (after !== null) result.push(after)
  return result.sort((one, other) => one.propertyId - other.propertyId)
}

function changedItem(
  item: ReadItem,
  change: Extract<RevisionDifference['items'][number], { kind: 'changed' }>,
) {
  const result = { ...item, choices: changedChoices(item.choices, change.choices) }
  for (const { key, after } of change.facts) {
    if (key === 'name') result.name = after ?? ''
    if (key === 'notes') result.notes = after ?? ''
    if (key === 'quantity') result.quantity = Number(after)
  }
  const price = { ...(item.price ?? { unitPriceInCents: null, lineTotalInCents: null }) }
  for (const { key, after } of change.amounts) {
    if (key === 'unitPrice') price.unitPriceInCents = after?.amountInCents ?? null
    if (key === 'lineTotal') price.lineTotalInCents = after?.amountInCents ?? null
  }
  return { ...result, price }
}

/** Items that were said to stand at a place are put there; the others fill the rest in the order that they had. */
function changedItems(before: readonly ReadItem[], changes: RevisionDifference['items']): ReadItem[] {
  const rest = before.filter(
    ({ itemId }) =>
      !changes.some((one) => (one.kind === 'changed' ? one.itemId : one.item.itemId) === itemId),
  )
  const named = changes.filter(({ kind }) => kind !== 'removed')
  const result: ReadItem[] = []
  const count = rest.length + named.length
  for (let number = 1; number <= count; number++) {
    const here = named.find((one) => one.number === number)
    const next = here === undefined ? rest.shift() : undefined
    if (next !== undefined) result.push(next)
    if (here?.kind === 'added') result.push(here.item)
    const old = here?.kind === 'changed' ? before.find(({ itemId }) => itemId === here.itemId) : undefined
    if (here?.kind === 'changed' && old !== undefined) result.push(changedItem(old, here))
  }
  return result
}

const rest = ({ before }: { readonly before: RevisionReading }, changes: RevisionDifference) =>
  before.canvas
    .filter(({ key }) => !changes.canvas.some((one) => one.key === key))
    .concat(
      changes.canvas.flatMap((change) => {
        if (change.kind === 'removed') return []
        const old = before.canvas.find(({ key }) => key === change.key)
        return [
          { key: change.key, title: change.title, fields: changedTexts(old?.fields ?? [], change.fields) },
        ]
      }),
    )

const sortedChoices = (all: readonly ReadChoice[]) =>
  [...all].sort((one, other) => one.propertyId - other.propertyId)

/** A reading without the orders of lists that mean nothing. */
function settled(one: RevisionReading) {
  return {
    facts: [...one.facts].sort(byKey),
    choices: sortedChoices(one.choices),
    items: one.items.map((item) => ({ ...item, choices: sortedChoices(item.choices) })),
    canvas: one.canvas.map((thing) => ({ ...thing, fields: [...thing.fields].sort(byKey) })).sort(byKey),
    amounts: one.amounts === null ? null : [...one.amounts].sort(byKey),
  }
}

describe('the difference of two revisions', () => {
  it('done to the one, gives the other', () => {
    checkLaw(
      { moved: 15, renamed: 15, removed: 40, added: 40, changed: 40 },
      revised,
      (cover, { before, after }) => {
        const difference = compareReadings(before, after, words)
        for (const change of difference.items) {
          cover(change.kind)
          if (change.kind === 'changed' && change.isMoved) cover('moved')
          if (change.kind === 'changed' && change.choices.some(({ isRenamed }) => isRenamed)) cover('renamed')
        }
        const made = {
          facts: changedTexts(before.facts, difference.facts),
          choices: changedChoices(before.choices, difference.choices),
          items: changedItems(before.items, difference.items),
          canvas: rest({ before }, difference),
          amounts: (difference.amounts ?? []).flatMap((amount) =>
            amount.after === null ? [] : [amount.after],
          ),
        }
        expect(settled(made)).toEqual(settled(after))
      },
    )
  })

  it('is nothing between a revision and itself, and nothing else is', () => {
    checkLaw(
      { equal: 20, different: 20 },
      fc.oneof(
        reading.map((one) => ({ before: one, after: one })),
        revised,
      ),
      (cover, { before, after }) => {
        const isSame =
          JSON.stringify(settled(before)) === JSON.stringify(settled(after)) &&
          before.items.map(({ itemId }) => itemId).join() === after.items.map(({ itemId }) => itemId).join()
        cover(isSame ? 'equal' : 'different')
        expect(isNoDifference(compareReadings(before, after, words))).toBe(isSame)
      },
    )
  })

  it('[1.6.25, 1.6.26] of two revisions without money holds no amount', () => {
    checkLaw({}, revised, (_cover, { before, after }) => {
      const difference = compareReadings(withoutMoney(before), withoutMoney(after), words)
      expect(difference.amounts).toBeNull()
      expect(JSON.stringify(difference)).not.toMatch(/\$|InCents":\d/)
    })
  })
})
