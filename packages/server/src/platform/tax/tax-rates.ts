/** The port to whoever knows sales tax rates: an embedded table of states, or a service with an address. */
import type { Address, TaxAnswer } from '@orderwright/domain/orders'

export interface TaxRates {
  /** Never rejects: what goes wrong is an answer. */
  readonly lookUp: (address: Address) => Promise<TaxAnswer>
}
