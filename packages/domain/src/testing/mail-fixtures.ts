/** A mail about Quote 12, Villa Nord, for its owner, for tests of mails. */
import type { MailInput } from '../mails/compose-mail.ts'
import { anOrder, aProfile } from './builders.ts'

export const mailUrl = 'https://orders.example.com/orders/12'
const profile = aProfile({ vocabulary: { order: 'Quote', orders: 'Quotes' } })
export const mailCosts = {
  orderSubTotal: 120_000,
  discount: 0,
  shipping: 3456,
  shippingIsTbd: false,
  tariff: 0,
  tax: 0,
  orderTotal: 123_456,
  depositAmount: 61_728,
  depositPercentage: 50,
}

export function aVilla(given: Parameters<typeof anOrder>[0] = {}) {
  return anOrder({
    orgSpecificId: 12,
    title: 'Villa Nord',
    productInstancesCount: 4,
    costs: mailCosts,
    ...given,
  })
}

export function aMailInput(given: Partial<MailInput> = {}): MailInput {
  return {
    kind: 'orderApproved',
    org: { title: 'Maison Test', profile },
    order: aVilla(),
    reader: { name: 'Ada', role: 'guest', seesPrices: true, reason: 'owner' },
    actor: 'Grace',
    url: mailUrl,
    ...given,
  }
}

/** An organization's settings, in a mail of its own. */
export function mailOrg(given: Parameters<typeof aProfile>[0]): MailInput['org'] {
  return { title: 'Maison Test', profile: aProfile(given) }
}
