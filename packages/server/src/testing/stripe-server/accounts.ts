/** Keys of invented accounts at the local stand-in for Stripe. Browser tests load this too: it imports types alone. */
import type { CardAccount } from '../../platform/payment/card-accounts.ts'

/** Made of words, so that nobody takes them for real ones. */
export function accountKeys(environment: 'live' | 'test', name: string): CardAccount {
  return {
    secretKey: `sk_${environment}_${name}_secret_key`,
    publishableKey: `pk_${environment}_${name}_publishable`,
    webhookSecret: `whsec_${environment}_${name}_signing`,
  }
}
