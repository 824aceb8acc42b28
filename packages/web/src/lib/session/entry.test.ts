/** What an address may bring, and what it may not. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readEntry, safePath } from './entry.ts'

const origin = 'https://app.example'

describe('the address on entry', () => {
  it('[2.2.24] reads userToken, shareToken, orgId, oneTimeCode and goto', () => {
    const query = 'userToken=abc&shareToken=s&orgId=7&oneTimeCode=123456&goto=%2Forders%2F3'
    expect(readEntry(`${origin}/?${query}`)).toMatchObject({
      userToken: 'abc',
      shareToken: 's',
      shareableOrderId: null,
      orgId: 7,
      oneTimeCode: '123456',
      goto: '/orders/3',
    })
  })

  it('takes secrets out of the address and leaves the rest', () => {
    const entry = readEntry(`${origin}/orders?userToken=abc&q=villa&oneTimeCode=1&goto=/orders&orgId=7#top`)
    expect(entry.address).toBe('/orders?q=villa#top')
  })

  it('[1.2.03] takes the share token out and leaves which order is shared', () => {
    const entry = readEntry(`${origin}/orders/12?shareToken=secret&shareableOrderId=77`)
    expect(entry.address).toBe('/orders/12?shareableOrderId=77')
    expect([entry.shareToken, entry.shareableOrderId]).toEqual(['secret', 77])
    expect(readEntry(`${origin}/orders/12?shareableOrderId=x`).shareableOrderId).toBeNull()
  })

  it('[2.5.28] trims the share token', () => {
    expect(readEntry(`${origin}/?shareToken=%20abc%20`).shareToken).toBe('abc')
  })

  it('keeps the goto of the sign-in page across a reload', () => {
    expect(readEntry(`${origin}/sign-in?goto=/orders/3`).address).toBe('/sign-in?goto=%2Forders%2F3')
    expect(readEntry(`${origin}/sign-in?goto=https://evil.example`).address).toBe('/sign-in')
  })

  it.each(['0', '-1', '1.5', 'all', ''])('ignores the organisation id %j', (orgId) => {
    expect(readEntry(`${origin}/?orgId=${orgId}`).orgId).toBeNull()
  })
})

describe('goto', () => {
  it.each(['/', '/orders', '/orders/12?view=cart#x', '/404/order'])('goes to %s', (path) => {
    expect(safePath(path, origin)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'orders',
    '/api/session/sign-out',
    '/dev/outbox',
    '/sign-in',
    '/./..//evil.example',
    '',
  ])('does not go to %j', (target) => {
    expect(safePath(target, origin)).toBeNull()
  })

  test.prop([fc.webUrl({ withFragments: true, withQueryParameters: true })])(
    'never leaves this origin for a whole address',
    (url) => {
      expect(safePath(url, origin)).toBeNull()
    },
  )

  test.prop([fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'a', '?', '#', '\t', ' ') })])(
    'never leaves this origin for a path made of tricks',
    (tail) => {
      const target = safePath(`/${tail}`, origin)
      if (target !== null) expect(new URL(target, origin).origin).toBe(origin)
    },
  )
})
