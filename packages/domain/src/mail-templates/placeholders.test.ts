/** Words in braces: what is known, what is refused, and what they become. */
import { describe, expect, it } from 'vitest'
import { fillTemplate, type PlaceholderValues, placeholders, templateProblem } from './placeholders.ts'

const values: PlaceholderValues = {
  name: 'Quote 12, Villa Nord',
  word: 'quote',
  number: '12',
  title: 'Villa Nord',
  org: 'Maison Test',
  status: 'Shipped',
  statusDescription: 'It is on its way.',
  nextStatus: 'Delivered',
  actor: 'Grace',
  recipient: 'Ada',
  shipDate: '7/4/2026',
  trackingNumber: 'T-1',
  product: 'Back box',
  available: '3',
  reorderLevel: '5',
  customer: 'Studio Nord',
  invoice: '2026-0007',
  amount: '$1,234.50',
  dueDate: '3/31/2026',
  daysLate: '12 days',
}
const known =
  '{name}, {word}, {number}, {title}, {org}, {status}, {statusDescription}, {nextStatus}, {actor}, {recipient}, {shipDate}, {trackingNumber}, {product}, {available}, {reorderLevel}, {customer}, {invoice}, {amount}, {dueDate}, {daysLate}'

describe('a template', () => {
  it.each([
    ['', null],
    ['No braces.', null],
    [known, null],
    ['{price}', `{price} is not known. Known are ${known}.`],
    ['{name} {}', `{} is not known. Known are ${known}.`],
    ['{ name }', `{ name } is not known. Known are ${known}.`],
    ['{toString}', `{toString} is not known. Known are ${known}.`],
    ['{name', 'A brace has no other half.'],
    ['name}', 'A brace has no other half.'],
    ['{{name}}', 'A brace has no other half.'],
  ])('%j: %s', (template, problem) => expect(templateProblem(template)).toBe(problem))
})

describe('a filled template', () => {
  it.each([
    ['', ''],
    ['No braces.', 'No braces.'],
    ['{name}: {status}. {name}!', 'Quote 12, Villa Nord: Shipped. Quote 12, Villa Nord!'],
    // What nobody knows stays as it is, and makes nothing empty.
    ['{price} {} {word}', '{price} {} quote'],
  ])('%j becomes %j', (template, text) => expect(fillTemplate(template, values)).toBe(text))

  it('is empty where one of its values is', () => {
    const unknown = { ...values, shipDate: '' }
    expect(fillTemplate('{name} ships on {shipDate}.', unknown)).toBe('')
    expect(fillTemplate('{name} ships.', unknown)).toBe('Quote 12, Villa Nord ships.')
  })
})

it('every placeholder is explained', () => {
  expect(placeholders).toEqual({
    name: 'word, number and title: Quote 12, Villa Nord',
    word: "the organization's word for an order",
    number: 'the order number',
    title: 'the title',
    org: 'the organization',
    status: 'the status as the reader sees it',
    statusDescription: 'what the status means',
    nextStatus: 'the status that comes next',
    actor: 'who caused the letter',
    recipient: "the reader's name",
    shipDate: 'the estimated ship date',
    trackingNumber: 'the tracking number',
    product: 'the product that is running low',
    available: 'how many pieces of it can still be promised',
    reorderLevel: 'its reorder level',
    customer: 'the customer who owes an invoice',
    invoice: 'the number of the invoice',
    amount: 'what of the invoice is open',
    dueDate: 'the day on which it is due',
    daysLate: 'for how long it has been due: 12 days',
  })
})
