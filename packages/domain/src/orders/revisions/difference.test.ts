/** Two revisions compared, by hand. Issue 18. */
import { describe, expect, test } from 'vitest'
import { cents, formatCents } from '../../units/money.ts'
import { compareReadings } from './difference.ts'
import { movedIds } from './moved.ts'
import type { ReadItem, RevisionReading } from './reading.ts'

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

function item(itemId: number, more: Partial<ReadItem> = {}): ReadItem {
  return {
    itemId,
    name: `Item ${itemId}`,
    productTitle: 'Switch plate',
    quantity: 1,
    notes: '',
    choices: [],
    price: { unitPriceInCents: cents(10_000), lineTotalInCents: cents(10_000) },
    ...more,
  }
}

function reading(items: readonly ReadItem[], more: Partial<RevisionReading> = {}): RevisionReading {
  return { facts: [], choices: [], items: [...items], canvas: [], amounts: [], ...more }
}

const finish = (text: string, value: string) => ({
  propertyId: 4,
  title: 'Finish',
  text,
  value,
  parts: [],
})

describe('two revisions', () => {
  test('an option is named before and after in the words of its time; a new word alone is a renaming', () => {
    const before = reading([
      item(1, { choices: [finish('Brass', '{"optionId":7}')] }),
      item(2, { choices: [finish('Brass', '{"optionId":7}')] }),
    ])
    const after = reading([
      item(1, { choices: [finish('Bronze', '{"optionId":8}')] }),
      item(2, { choices: [finish('Raw brass', '{"optionId":7}')] }),
    ])
    const changes = compareReadings(before, after, words).items.map((change) =>
      change.kind === 'changed'
        ? change.choices.map((choice) => [
            choice.title,
            choice.before?.text,
            choice.after?.text,
            choice.isRenamed,
          ])
        : [],
    )
    expect(changes).toEqual([
      [['Finish', 'Brass', 'Bronze', false]],
      [['Finish', 'Brass', 'Raw brass', true]],
    ])
  })

  test('an engraving is told at its place', () => {
    const engraved = (text: string, value: string) => ({
      propertyId: 9,
      title: 'Engraving',
      text,
      value,
      parts: [
        { key: '0.0.above.0', title: 'Mechanism 1, above', text: 'HALL' },
        { key: '0.1.above.0', title: 'Mechanism 2, above', text },
      ],
    })
    const [change] = compareReadings(
      reading([item(1, { choices: [engraved('READING', 'a')] })]),
      reading([item(1, { choices: [engraved('LOUNGE', 'b')] })]),
      words,
    ).items
    expect(change?.kind === 'changed' && change.choices[0]?.parts).toEqual([
      { key: '0.1.above.0', title: 'Mechanism 2, above', before: 'READING', after: 'LOUNGE' },
    ])
  })

  test('quantity, title and notes, and what the line comes to', () => {
    const [change] = compareReadings(
      reading([item(1)]),
      reading([
        item(1, {
          name: 'Hall',
          quantity: 3,
          notes: 'Left door',
          price: { unitPriceInCents: cents(10_000), lineTotalInCents: cents(30_000) },
        }),
      ]),
      words,
    ).items
    expect(change).toMatchObject({
      kind: 'changed',
      name: 'Hall',
      isMoved: false,
      facts: [
        { title: 'Title', before: 'Item 1', after: 'Hall' },
        { title: 'Quantity', before: '1', after: '3' },
        { title: 'Notes', before: '', after: 'Left door' },
      ],
      amounts: [{ title: 'Subtotal', differenceInCents: 20_000 }],
    })
  })

  test('what was taken out stands where it stood; nothing else moves because of it', () => {
    const { items } = compareReadings(
      reading([item(1), item(2), item(3)]),
      reading([item(2), item(3), item(4)]),
      words,
    )
    expect(items.map((one) => [one.kind, one.number])).toEqual([
      ['removed', 1],
      ['added', 3],
    ])
  })

  test('one that was dragged is one that moved', () => {
    expect([...movedIds([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])]).toEqual([5])
    expect([...movedIds([1, 2, 3], [1, 2, 3])]).toEqual([])
    expect([...movedIds([1, 2, 3], [4, 3])]).toEqual([])
  })

  test('an amount that one of them does not know has no difference; a part that one does not have is nothing there', () => {
    const shipping = (amountInCents: number | null) => ({
      key: 'shipping',
      title: 'Shipping',
      text: amountInCents === null ? 'TBD' : formatCents(cents(amountInCents)),
      amountInCents: amountInCents === null ? null : cents(amountInCents),
    })
    const tariff = { key: 'tariff', title: 'Tariff', text: '$5.00', amountInCents: cents(500) }
    const { amounts } = compareReadings(
      reading([], { amounts: [shipping(null)] }),
      reading([], { amounts: [shipping(2_000), tariff] }),
      words,
    )
    expect(amounts?.map(({ key, differenceInCents }) => [key, differenceInCents])).toEqual([
      ['shipping', null],
      ['tariff', 500],
    ])
  })
})
