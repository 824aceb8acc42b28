/** Addresses of the app: filled in, and recognised. */
import { fc, test } from '@fast-check/vitest'
import { parse } from 'regexparam'
import { describe, expect, it } from 'vitest'
import { matchRoute } from 'wouter'
import { hrefOf } from './addresses.ts'

describe('an address that is written', () => {
  it('has its parts and its query', () => {
    expect(hrefOf({ to: '/orders/:orgSpecificId/documents', params: { orgSpecificId: '51' } }, {})).toBe(
      '/orders/51/documents',
    )
    expect(hrefOf({ to: '/orders', search: { q: 'villa', page: 2 } }, {})).toBe('/orders?q=villa&page=2')
  })

  it('may say what the present one says', () => {
    const keepsToken = ({ shareToken }: Readonly<Record<string, unknown>>) => ({ shareToken })
    expect(hrefOf({ to: '/orders', search: keepsToken }, { shareToken: 'abc', mode: 'invoice' })).toBe(
      '/orders?shareToken=abc',
    )
  })
})

describe('an address that is read', () => {
  const section = fc.stringMatching(/^[a-z-]{1,12}$/)
  test.prop([section, fc.stringMatching(/^[A-Za-z0-9 äé.-]{1,12}$/)])(
    'gives the parts that were written',
    (name, id) => {
      const href = hrefOf({ to: '/admin/:section/:id', params: { section: name, id } }, {})
      const [isMatch, params] = matchRoute(parse, '/admin/:section/:id', decodeURI(href))
      expect([isMatch, params?.['section'], params?.['id']]).toEqual([true, name, id])
    },
  )
})
