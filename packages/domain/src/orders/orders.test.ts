import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../catalog/compile.ts'
import { offeredProducts } from '../catalog/offer.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOrder,
  aPlate,
  aPlateCatalog,
  aProduct,
  aProfile,
  someRecords,
  testNow,
} from '../testing/builders.ts'
import type { OrderDocument } from './document.ts'
import { moveItem, selectionAfterDeletion } from './items.ts'
import { newItem, newOrder } from './new-order.ts'
import { addressSchema, type ProductOrder } from './schema.ts'
import { checkPaymentContact, checkSubmission } from '../lifecycle/submission.ts'
import { summariseOrder } from './summaries.ts'

const profile = aProfile()

describe('submitting an order', () => {
  const context = aContext(aPlateCatalog(), { viewer: { role: 'guest', pricingIsHidden: false } })
  function check(order: Partial<ProductOrder>, items = [aPlate()], given = context) {
    const document: OrderDocument = { order: { ...anOrder(), ...order }, items }
    return checkSubmission(document, evaluateOrder(given, document))
  }
  const incomplete = {
    phone: '12',
    firmName: ' ',
    clientEmails: '',
    deliveryAddress: addressSchema.parse({}),
  }
  const invalid = aPlate({ properties: {} })

  it('passes when everything is there', () => {
    expect(check({})).toBeNull()
  })

  it('[1.5.01] checks item, phone, address, firm and e-mail in this order, and the first that fails stops', () => {
    const steps = [
      check(incomplete, [invalid]),
      check(incomplete),
      check({ ...incomplete, phone: '5550102030' }),
      check({ firmName: '', clientEmails: '' }),
      check({ clientEmails: '' }),
    ]
    expect(steps.map((refusal) => refusal?.code)).toEqual([
      'itemInvalid',
      'phoneRequired',
      'deliveryAddressRequired',
      'companyRequired',
      'clientEmailRequired',
    ])
  })

  it('[1.5.02] is stopped by an invalid item', () => {
    expect(check({}, [aPlate(), { ...invalid, id: 502 }])).toMatchObject({
      itemId: 502,
      message:
        'It looks like an item has an invalid configuration.\n\nPlease review your items and update any red selections.',
    })
  })

  it.each([
    '',
    '555 010 203',
    '+1 555 010 203',
    '+15550102030 5',
    '+33 1 84 88 00 000',
    'call me',
    '55501020301',
    '2 555 010 2030',
  ])(
    '[1.5.03, 1.5.04] rejects the phone %j, which has not ten digits, and opens the order settings',
    (phone) => {
      expect(check({ phone })).toMatchObject({
        message: 'A valid, 10-digit contact phone number is required to proceed.',
        opens: 'orderSettings',
      })
    },
  )

  it.each(['(555) 010-2030', '555.010.2030', '5550102030'])('[1.5.03] accepts the phone %j', (phone) => {
    expect(check({ phone })).toBeNull()
  })

  it.each([
    '+1 555 010 2030',
    '+1 (555) 010-2030',
    ' + 1 555 010 2030',
    '+15550102030',
    '1 555 010 2030',
    '1-555-010-2030',
    '15550102030',
  ])('[issue 12, 34] drops the country’s own code of %j before it counts ten digits', (phone) => {
    expect(check({ phone })).toBeNull()
  })

  it.each(['city', 'state', 'streetAddress', 'zip'] as const)(
    '[1.5.05] requires the address’s %s',
    (field) => {
      const deliveryAddress = { ...anOrder().deliveryAddress, [field]: ' ' }
      expect(check({ deliveryAddress })?.message).toBe('A complete delivery address is required to proceed.')
    },
  )

  it('[1.5.06] requires the company', () => {
    expect(check({ firmName: '' })?.message).toBe('Company is required to proceed.')
  })

  it('[1.5.07] requires a contact e-mail', () => {
    expect(check({ clientEmails: '' })?.message).toBe('A contact email is required to proceed.')
  })

  it('is stopped by an item without a price, for guests alone', () => {
    const unpriced = anItem({ productId: -1, title: 'Special' })
    expect(check({}, [unpriced])?.code).toBe('itemUnpriceable')
    const employee = { ...context, viewer: { role: 'member' as const, pricingIsHidden: false } }
    expect(check({}, [unpriced], employee)).toBeNull()
    const hidden = { ...context, viewer: { role: 'guest' as const, pricingIsHidden: true } }
    expect(check({}, [aPlate()], hidden)).toBeNull()
  })

  it('needs at least one item', () => {
    expect(check({}, [])?.code).toBe('orderIsEmpty')
  })

  it('[12.21] says of an empty order that it needs an item before it asks for phone, address, company or e-mail', () => {
    const nothing = { phone: '', firmName: '', clientEmails: '', deliveryAddress: addressSchema.parse({}) }
    expect(check(nothing, [])).toMatchObject({
      code: 'orderIsEmpty',
      message: 'Add an item before you submit.',
    })
  })
})

describe('the payment screen', () => {
  it('[1.5.08] repeats the phone and address requirements', () => {
    expect(checkPaymentContact(anOrder(), profile)).toBeNull()
    expect(checkPaymentContact(anOrder({ phone: '' }), profile)?.code).toBe('phoneRequired')
    expect(checkPaymentContact(anOrder({ deliveryAddress: {} }), profile)?.code).toBe(
      'deliveryAddressRequired',
    )
  })

  it('[1.5.09] also requires a contact e-mail where the profile says so', () => {
    const strict = aProfile({ payment: { requireClientEmail: true } })
    expect(checkPaymentContact(anOrder({ clientEmails: '' }), profile)).toBeNull()
    expect(checkPaymentContact(anOrder({ clientEmails: '' }), strict)?.message).toBe(
      'Contact email is required to proceed.',
    )
  })
})

describe('a new order', () => {
  const order = newOrder({ orgId: 7, userId: 3 }, profile, testNow)

  it('[1.3.02, 1.3.03] is untitled and standalone', () => {
    expect(order).toMatchObject({ title: 'Untitled Order', type: 'standalone', userId: 3 })
  })

  it('[1.3.08, 1.9.10, 1.9.12] costs nothing, its shipping to be determined', () => {
    expect(order.costs).toEqual({
      orderSubTotal: 0,
      discount: 0,
      shipping: null,
      shippingIsTbd: true,
      tariff: 0,
      tax: 0,
      orderTotal: 0,
      depositAmount: 0,
      depositPercentage: 50,
    })
  })

  it('[1.9.11] has tax, discount and tariff rates of 0 and no shipping', () => {
    expect(order).toMatchObject({
      taxPercentage: 0,
      discountPercentage: 0,
      tariffPercentage: 0,
      shippingFlatAmount: null,
      shippingPercentage: null,
    })
  })

  it('[1.3.10] ships to the US by default', () => {
    expect(order.deliveryAddress.country).toBe('US')
  })

  it('[1.4.07] starts at the status of type orderStarted, now', () => {
    expect(order.statusData).toEqual({ new: { date: testNow } })
  })

  it('takes a guest’s own discount and tax exemption', () => {
    const terms = { discount: { type: 'percent' as const, value: 12 }, disableSalesTax: true }
    expect(newOrder({ orgId: 7, userId: 3 }, profile, testNow, terms)).toMatchObject({
      discountPercentage: 12,
      disableSalesTax: 1,
    })
  })

  it('[1.3.12] has lines of quantity 1 by default', () => {
    expect(newItem({ orgId: 7, productId: 1, rank: 1 })).toMatchObject({
      quantity: 1,
      title: '',
      properties: {},
    })
  })
})

describe('items', () => {
  const items = [1, 2, 3, 4].map((id) => anItem({ id, rank: id }))

  it.each([
    [1, 3, [2, 3, 1, 4]],
    [4, 1, [4, 1, 2, 3]],
    [2, 99, [1, 3, 4, 2]],
    [3, -5, [3, 1, 2, 4]],
  ])('[1.4.37, 1.5.21] item %i moved to rank %i gives %j', (id, rank, expected) => {
    const moved = moveItem(items, id, rank)
    expect(moved.map((item) => item.id)).toEqual(expected)
    expect(moved.map((item) => item.rank)).toEqual([1, 2, 3, 4])
  })

  test.prop([fc.array(fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: -3, max: 9 })))])(
    '[1.4.37] are renumbered from 1 and none is lost, whatever is moved',
    (moves) => {
      let current = items
      for (const [id, rank] of moves) current = moveItem(current, id, rank)
      expect(current.map((item) => item.rank)).toEqual([1, 2, 3, 4])
      expect(current.map((item) => item.id).sort()).toEqual([1, 2, 3, 4])
    },
  )

  it.each<[number[], number, number, number | null, string]>([
    [[1, 2, 3], 2, 2, 1, '[1.4.35] the previous one'],
    [[1, 2, 3], 3, 3, 2, '[1.4.35] the previous one'],
    [[1, 2, 3], 1, 1, 2, '[1.4.35] the second if it was the first'],
    [[1], 1, 1, null, '[1.4.36] none when it was the only one'],
    [[1, 2, 3], 3, 1, 3, 'the active one stays when another goes'],
  ])('of %j with %j active, after deleting %i is selected %j: %s', (ids, active, deleted, expected) => {
    expect(selectionAfterDeletion(ids, active, deleted)).toBe(expected)
  })
})

describe('products offered', () => {
  const records = someRecords({
    products: [
      aProduct({ id: 1, rank: 3 }),
      aProduct({ id: 2, rank: 2, publishLevel: 'internal' }),
      aProduct({ id: 3, rank: 1, publishLevel: 'admin' }),
      aProduct({ id: 4, rank: 4, archived: 1 }),
      aProduct({ id: 5, rank: 5, productCategoryId: 2 }),
    ],
  })
  const catalog = compileCatalog(records)
  const ids = (
    ...given: Parameters<typeof offeredProducts> extends [unknown, ...infer Rest] ? Rest : never
  ) => offeredProducts(catalog, ...given).map((product) => product.id)

  it('[1.6.10] an owner is offered every product of a category that is not archived', () => {
    expect(ids(1, 'owner')).toEqual([3, 2, 1])
  })
  it('[1.6.11] a member those for all and internal', () => {
    expect(ids(1, 'member')).toEqual([2, 1])
  })
  it('[1.6.12] a guest those for all', () => {
    expect(ids(1, 'guest')).toEqual([1])
    expect(ids(null, 'guest')).toEqual([1, 5])
  })
  it('[1.6.13] archived ones only if already used in the order', () => {
    expect(ids(1, 'guest', [4])).toEqual([1, 4])
  })
})

describe('summaries of an order', () => {
  it('count lines and list titles by the roles of properties, each once', () => {
    const context = aContext(aPlateCatalog())
    const roles = aProfile({ roles: { plateFinish: [2], screwType: [3] } })
    const document = aDocument([
      aPlate({ quantity: 4 }),
      aPlate({ id: 502 }),
      aPlate({ id: 503, properties: { '2': { optionId: 22 } } }),
    ])
    expect(summariseOrder(document, context.catalog, roles)).toEqual({
      productInstancesCount: 3,
      screwType: 'Torx',
      engravingTypes: '',
      plateFinishes: 'Bronze, White',
      mechanismFinishes: '',
    })
  })
})
