/**
 * Whether cards are charged for real or in the provider's test mode: kept for this browser session; a switch
 * reloads the page, because a card form belongs to one environment. [1.4.42, 1.4.43]
 */
import { type CardEnvironment, cardEnvironmentSchema } from '@orderwright/domain/payments'
import { readStored, writeStored } from '../../../../lib/storage/stored-state.ts'

const key = 'card-environment'

export function readCardEnvironment(store: Storage = sessionStorage): CardEnvironment {
  return readStored(store, key, cardEnvironmentSchema, 'live')
}

export function switchCardEnvironment(environment: CardEnvironment): void {
  writeStored(sessionStorage, key, environment)
  location.reload()
}
