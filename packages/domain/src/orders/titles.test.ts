import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  CART_ITEM_TITLE_MAX,
  checkCartItemTitle,
  checkItemTitle,
  checkOrderTitle,
  ITEM_TITLE_MAX,
  normaliseItemTitle,
  stripTitleSymbols,
} from './titles.ts'

describe('titles of items', () => {
  test.prop([fc.string({ unit: 'binary', maxLength: 80 })])(
    '[1.5.16] are well-formed and of at most 40 signs',
    (text) => {
      expect(() => encodeURIComponent(normaliseItemTitle(text))).not.toThrow()
      expect(normaliseItemTitle(text).length).toBeLessThanOrEqual(40)
    },
  )

  it('[1.5.16] a title is never cut through a sign', () => {
    expect(normaliseItemTitle(`${'x'.repeat(39)}💡`)).toBe('x'.repeat(39))
    expect(normaliseItemTitle(`${'x'.repeat(38)}💡`)).toBe(`${'x'.repeat(38)}💡`)
  })

  it('[1.5.15] are required when the product says so', () => {
    expect(checkItemTitle(' ', true)).toEqual({
      ok: false,
      code: 'itemTitleRequired',
      message: 'This item must have an identifier/description.',
    })
    expect(checkItemTitle('Hall', true)).toBeNull()
    expect(checkItemTitle('', false)).toBeNull()
  })

  it('[1.5.17] are always required in the cart popup', () => {
    expect(checkCartItemTitle(' ')).toEqual({
      ok: false,
      code: 'cartItemTitleRequired',
      message: 'This item can not be added without an identifier/description.',
    })
    expect(checkCartItemTitle('Hall')).toBeNull()
  })

  it('[1.5.16, 1.5.18] have at most 40 characters, 30 in the cart popup', () => {
    const long = 'x'.repeat(60)
    expect(normaliseItemTitle(long)).toHaveLength(40)
    expect(normaliseItemTitle(long, CART_ITEM_TITLE_MAX)).toHaveLength(30)
    expect([ITEM_TITLE_MAX, CART_ITEM_TITLE_MAX]).toEqual([40, 30])
  })
})

describe('titles of orders', () => {
  it('[1.5.11] can not be empty', () => {
    expect(checkOrderTitle('  ', 'Order')).toEqual({
      ok: false,
      code: 'orderTitleRequired',
      message: 'A valid order name is required.',
    })
  })

  it('[1.5.12] can not be "Untitled Order"', () => {
    expect(checkOrderTitle('Untitled Order', 'Order')).toEqual({
      ok: false,
      code: 'orderTitleUntitled',
      message: 'Order name can not be "Untitled Order", please enter a valid name.',
    })
    expect(checkOrderTitle('untitled order ', 'Order')).not.toBeNull()
    expect(checkOrderTitle('Villa Aurore', 'Order')).toBeNull()
  })

  it('[1.5.13] speak of the organisation’s own word', () => {
    expect(checkOrderTitle('', 'Quote')?.message).toBe('A valid quote name is required.')
    expect(checkOrderTitle('Untitled Project', 'Project')?.message).toBe(
      'Project name can not be "Untitled Project", please enter a valid name.',
    )
    expect(checkOrderTitle('Untitled Order', 'Project')).not.toBeNull()
  })

  it.each([
    ['Villa/Aurore', 'Villa Aurore'],
    ['A & B: "C"', 'A   B   C '],
    ['tab\there', 'tab here'],
    ['Été 2026 – Nº 3', 'Été 2026   Nº 3'],
    ['lamp 💡 on', 'lamp   on'],
    ['team 👩‍🔧!', 'team   '],
    ['東京 12', '東京 12'],
  ])(
    '[1.5.14] %j becomes %j: symbols, punctuation, control characters and emoji are spaces',
    (typed, kept) => {
      expect(stripTitleSymbols(typed)).toBe(kept)
    },
  )
})
