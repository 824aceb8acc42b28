/** Laws of every sentence that people read: en-US spelling, and the organization's word where there is one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const files = [
  join(folder, '..', 'messages.ts'),
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
]

/** The texts of a module, what is put into them left out; comments are nobody's sentences. */
function textsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  return [...literals]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '…') ?? '')
    .filter((text) => /[A-Za-z]{2} /.test(text))
}

const sentences = files.flatMap(textsOf)

const british =
  /\b\w*(organis|colour|cancell(ed|ing)\b|catalogue|\bgrey|behaviour|metres?\b|centre|favour|licence|travell|labell|modell|aluminium|programme|analys(e|ing)|recognis|summaris|customis|authoris|finalis|specialis|minimis|maximis|optimis|utilis|synchronis|judgement|whilst|neighbour|honour|labour|cheque|enquir|fulfil\b|jewell|learnt|practise|defence|artefact)\w*/i

/** The specification writes these out, with its word for every organization. [1.5.10, 1.5.48, 1.9, 2.2.21] */
const literal = [
  'Are you sure you want to submit your order?',
  'Are you sure you want cancel your order?',
  'Your order status will be reset to the first step',
  'You can safely close this window or navigate to another order.',
  'WE WILL UPDATE THE STATUS OF YOUR ORDER WHEN PAYMENT IS RECEIVED',
  'Your order is ready for payment.',
  'your order will be moved to the next step',
  "the order you're looking for might have been deleted",
]

/** A section of the documents and of the options: what holds for all lines. Calls name things as the contract does. */
const otherMeanings = [
  'For the whole order',
  'Chosen once for the whole order',
  'Name the order.',
  'All lines of one call belong to one order.',
  'properties stand on the order page',
  'Starts an order with all its products',
  'ade to order',
  'What people can order',
  // A verb.
  'Order again',
  // The tables of a file are called the same everywhere.
  'Order lines',
]

/** Labels that stood in the screens, some as the specification writes them: this list can only become shorter. */
const labels = [
  'Back to Order',
  'For all items in the order',
  'These choices apply to all items in the order.',
  'Cancel Order',
  'Go to orders',
  'Order price',
  'Order Submitted',
  'No orders found',
  'Create order',
  'works on this order as a guest',
]

describe('sentences', () => {
  it('are found: the modules hold some hundreds', () => {
    expect(sentences.length).toBeGreaterThan(300)
    expect(sentences).toContain('Add an item before you submit.')
  })

  it('[12.25] are spelled as in the United States', () => {
    expect(sentences.filter((text) => british.test(text))).toEqual([])
  })

  it('[12.25, 1.1.13] never say order where an organization may say quote or project', () => {
    const saying = sentences.filter((text) => /\borders?\b/i.test(text))
    const allowed = (text: string) =>
      [...literal, ...otherMeanings, ...labels].some((known) => text.includes(known))
    expect(saying.filter((text) => !allowed(text))).toEqual([])
  })
})
