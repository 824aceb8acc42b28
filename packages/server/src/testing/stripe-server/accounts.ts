/** Keys of invented accounts at the local stand-in for Stripe. */
import { type CardAccount, cardAccounts, type CardAccounts } from '../../platform/payment/card-accounts.ts'

/** Made of words, so that nobody takes them for real ones. */
export function accountKeys(environment: 'live' | 'test', name: string): CardAccount {
  return {
    secretKey: `sk_${environment}_${name}_secret_key`,
    publishableKey: `pk_${environment}_${name}_publishable`,
    webhookSecret: `whsec_${environment}_${name}_signing`,
  }
}

/** The configuration of organisations with these keys. */
export function accountsOf(
  accounts: Readonly<Record<number, Partial<Record<'live' | 'test', CardAccount>>>>,
): CardAccounts {
  return cardAccounts(accounts)
}
