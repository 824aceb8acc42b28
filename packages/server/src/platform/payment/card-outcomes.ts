/** What the well-known test card numbers do at the embedded provider. */

export type CardOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'failure'; readonly message: string }
  | { readonly kind: 'authenticate' }

const declined = 'Your card was declined.'

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'success' },
  '5555555555554444': { kind: 'success' },
  '4000000000000002': { kind: 'failure', message: declined },
  '4000000000009995': { kind: 'failure', message: 'Your card has insufficient funds.' },
  '4000002500003155': { kind: 'authenticate' },
  '4000000000003220': { kind: 'authenticate' },
}

export const authenticationFailed =
  'We could not authenticate your payment method. Please choose another one and try again.'

function isPast(expiry: string, now: Date): boolean | null {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry)
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return null
  const year = Number(match[2]) % 100
  return year * 12 + month < (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth() + 1
}

/** What a card does, by its number, expiry (MM/YY) and security code. */
export function outcomeOf(card: { number: string; expiry: string; cvc: string }, now: Date): CardOutcome {
  const number = card.number.replaceAll(/[\s-]/g, '')
  const outcome = outcomes[number]
  if (!/^\d{12,19}$/.test(number)) return { kind: 'failure', message: 'Your card number is incomplete.' }
  const expired = isPast(card.expiry, now)
  if (expired === null) return { kind: 'failure', message: "Your card's expiration date is incomplete." }
  if (expired) return { kind: 'failure', message: "Your card's expiration date is in the past." }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    return { kind: 'failure', message: "Your card's security code is incomplete." }
  }
  return outcome ?? { kind: 'failure', message: declined }
}
