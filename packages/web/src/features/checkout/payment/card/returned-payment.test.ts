import { expect, test } from 'vitest'
import { withoutReturn } from './returned-payment.ts'

const order = 'http://localhost:3000/orders/12'

test.each([
  [
    `${order}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded`,
    { href: '/orders/12', paymentIntentId: 'pi_1' },
  ],
  [
    `${order}?shareToken=abc&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed#top`,
    { href: '/orders/12?shareToken=abc#top', paymentIntentId: 'pi_1' },
  ],
  [`${order}?shareToken=abc`, null],
  [`${order}?payment_intent=pi_1`, null],
  [`${order}?redirect_status=succeeded`, null],
])('[1.7.27] %s loses what the provider put into it and nothing else', (href, expected) => {
  expect(withoutReturn(href)).toEqual(expected)
})
