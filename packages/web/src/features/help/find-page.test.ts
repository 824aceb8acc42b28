/** Whose page a "?" opens. */
import { describe, expect, it } from 'vitest'
import { findPage } from './find-page.ts'
import type { GuidePage } from './guide-page.ts'

const page = (slug: string, ...opens: string[]): GuidePage => ({
  slug,
  audience: 'owners',
  group: 'Group',
  rank: 1,
  title: slug,
  summary: slug,
  opens,
  blocks: [],
})
const guide = [
  page('list', '/orders'),
  page('edit', '/orders/*'),
  page('papers', '/orders/*/documents'),
  page('history', '/admin/settings/history'),
  page('record', '/admin/*/*'),
  page('cart', 'cart'),
]
const found = (place: string) => findPage(guide, place)?.slug

describe('findPage', () => {
  it('finds a topic by its name', () => {
    expect(found('cart')).toBe('cart')
    expect(found('card')).toBeUndefined()
  })

  it('finds an address, with anything where the page leaves a part open', () => {
    expect(found('/orders')).toBe('list')
    expect(found('/orders/12')).toBe('edit')
    expect(found('/orders/12/documents?mode=invoice')).toBe('papers')
  })

  it('prefers the address that is named', () => {
    expect(found('/admin/settings/history')).toBe('history')
    expect(found('/admin/settings/home')).toBe('record')
  })

  it('takes the address above where none fits, and none at all where there is none', () => {
    expect(found('/orders/12/drawings')).toBe('edit')
    expect(found('/elsewhere')).toBeUndefined()
  })
})
