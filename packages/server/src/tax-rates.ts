/** Who knows sales tax rates. */
import { httpRates } from './platform/tax/http-rates.ts'
import { stateTable } from './platform/tax/state-table.ts'
import type { TaxRates } from './platform/tax/tax-rates.ts'

/** The service that the configuration names, else the embedded table. */
export function taxRatesOf(config: { readonly taxRatesUrl?: string | undefined }): TaxRates {
  return config.taxRatesUrl === undefined ? stateTable : httpRates({ url: config.taxRatesUrl })
}
