import { describe, expect, test } from 'vitest'
import { backLink, hasAdminLink, isAdminPath, orderPath, orderViews } from './order-views.ts'

const titles = (isArchitectural: boolean, isStocked: 0 | 1 | undefined) =>
  orderViews({ isArchitectural }, isStocked).map(({ title }) => title)

describe('order tabs', () => {
  test('[2.2.32] EDIT always, DOCUMENTS unless architectural, DRAWINGS unless stocked', () => {
    expect(titles(false, 0)).toEqual(['EDIT', 'DOCUMENTS', 'DRAWINGS'])
    expect(titles(false, 1)).toEqual(['EDIT', 'DOCUMENTS'])
    expect(titles(true, 0)).toEqual(['EDIT', 'DRAWINGS'])
    expect(titles(true, 1)).toEqual(['EDIT'])
  })

  test('[issue 15] DRAWINGS is not offered for an order whose products can not be drawn', () => {
    const views = orderViews({ isArchitectural: false }, 0, false)
    expect(views.map(({ title }) => title)).toEqual(['EDIT', 'DOCUMENTS'])
  })

  test('a view that may turn out not to exist is not offered before the order is there', () => {
    expect(titles(false, undefined)).toEqual(['EDIT', 'DOCUMENTS'])
  })
})

describe('back link', () => {
  test('[2.2.25] leads to the list, or from documents to the order', () => {
    expect(backLink('/orders/1042')).toEqual({ number: null, title: 'Back to Orders' })
    expect(backLink('/orders/1042/drawings')).toEqual({ number: null, title: 'Back to Orders' })
    expect(backLink('/orders/1042/documents')).toEqual({ number: '1042', title: 'Back to Order #1042' })
  })

  test('knows an order’s paths from others', () => {
    expect(orderPath('/orders')).toBeNull()
    expect(orderPath('/orders/1042/quote')).toBeNull()
    expect(orderPath('/orders/1042/documents/')).toEqual({ number: '1042', view: 'documents' })
  })
})

describe('the back office', () => {
  test('[2.2.27] is linked for owners, outside of itself, not in architectural organisations', () => {
    const ordinary = { isArchitectural: false }
    expect(
      (['owner', 'member', 'guest'] as const).map((role) => hasAdminLink(role, ordinary, '/orders')),
    ).toEqual([true, false, false])
    expect(hasAdminLink('owner', { isArchitectural: true }, '/orders')).toBe(false)
    expect(hasAdminLink('owner', ordinary, '/admin/products')).toBe(false)
  })

  test('its addresses are told from others', () => {
    expect(['/admin', '/admin/', '/admin/media/3', '/administer', '/orders'].map(isAdminPath)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
