/** Which provider takes an organisation's cards: its own account, else in demo mode the embedded one, else none. */
import { createStripeProvider } from './integrations/stripe/stripe-provider.ts'
import type { Databases } from './platform/database/database.ts'
import type { AppConfig } from './platform/config.ts'
import { noCardAccounts } from './platform/payment/card-accounts.ts'
import type { CardProvider, CardProviders } from './platform/payment/card-provider.ts'
import { createTestCardProvider } from './platform/payment/test-cards.ts'

type Settings = Pick<AppConfig, 'cardAccounts' | 'stripeApiUrl' | 'isDemo'>

/** Providers are made once for each account, so that they keep their connections. */
export function createCardProviders(config: Settings, databases: Databases): CardProviders {
  const { cardAccounts = noCardAccounts } = config
  const providers = new Map<string, CardProvider>()
  function once(key: string, make: () => CardProvider): CardProvider {
    const known = providers.get(key) ?? make()
    providers.set(key, known)
    return known
  }
  return {
    find: (orgId, environment) => {
      const account = cardAccounts.find(orgId, environment)
      if (account) {
        return once(`${orgId}:${environment}`, () =>
          createStripeProvider(account, { apiUrl: config.stripeApiUrl }),
        )
      }
      // Play money never settles the orders of an organisation that takes real cards.
      const hasAccount = cardAccounts.all.some((one) => one.orgId === orgId)
      if (!config.isDemo || hasAccount) return null
      return once(`test:${orgId}:${environment}`, () =>
        createTestCardProvider(databases.owner.db, orgId, environment),
      )
    },
    accounts: cardAccounts.all,
  }
}
