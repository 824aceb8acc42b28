/** The words of the mirrored pseudo-language. [issue 18, Languages; decision 0211] */
import { fc, it as property } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { mirrored } from './mirrored-text.ts'

it('[issue 18] has each letter of a message read from right to left', () => {
  expect(mirrored('Cart')).toBe('כארל')
  expect(mirrored('2 items, 50 %')).toBe('2 ולהמט, 50 %')
})

it('[issue 18] keeps what a message was given, set apart, and addresses and markup', () => {
  expect(mirrored('Copy of Villa Aurore (2)', [{ title: 'Villa Aurore', count: 2 }])).toBe(
    'כספץ סך \u2068Villa Aurore\u2069 (2)',
  )
  expect(mirrored('Ask a@b.example', [])).toBe('אטק a@b.example')
  expect(mirrored('See https://x.example/a now')).toBe('טהה https://x.example/a נסש')
  expect(mirrored('<b>Hi</b>')).toBe('<b>חו</b>')
})

property.prop([fc.string(), fc.array(fc.string())])(
  '[issue 18] loses no sign, whatever it was given',
  (text, given) => {
    const said = mirrored(text, given).replace(/[\u2068\u2069]/g, '')
    expect(said).toHaveLength(text.replace(/[\u2068\u2069]/g, '').length)
  },
)
