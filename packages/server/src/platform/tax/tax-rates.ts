/** The port to whoever knows sales tax rates: an embedded table of states, or a service with an address. */
import type { Address, TaxAnswer } from '@orderwright/domain'
import { httpRates } from './http-rates.ts'
import { stateTable } from './state-table.ts'

export interface TaxRates {
  /** Never rejects: what goes wrong is an answer. */
  readonly lookUp: (address: Address) => Promise<TaxAnswer>
}

/** The service that the configuration names, else the embedded table. */
export function taxRatesOf(config: { readonly taxRatesUrl?: string | undefined }): TaxRates {
  return config.taxRatesUrl === undefined ? stateTable : httpRates({ url: config.taxRatesUrl })
}
