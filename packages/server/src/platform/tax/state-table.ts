/**
 * The general sales tax rates of the United States by state, without what counties and cities add: enough to try the
 * product, no ground to file taxes on. Whoever needs the rate at a door names a service (TAX_RATES_URL).
 */
import type { TaxRates } from './tax-rates.ts'

/** The day whose rates these are. */
export const tableDate = '1/1/2026'

/** Percent; states without a general sales tax are 0. */
const rates: ReadonlyMap<string, number> = new Map(
  `AL 4|AK 0|AZ 5.6|AR 6.5|CA 7.25|CO 2.9|CT 6.35|DE 0|DC 6|FL 6|GA 4|HI 4|ID 6|IL 6.25|IN 7|IA 6|KS 6.5|KY 6|
LA 5|ME 5.5|MD 6|MA 6.25|MI 6|MN 6.875|MS 7|MO 4.225|MT 0|NE 5.5|NV 6.85|NH 0|NJ 6.625|NM 4.875|NY 4|NC 4.75|ND 5|
OH 5.75|OK 4.5|OR 0|PA 6|RI 7|SC 6|SD 4.2|TN 7|TX 6.25|UT 6.1|VT 6|VA 5.3|WA 6.5|WV 6|WI 5|WY 4|PR 10.5`
    .replaceAll('\n', '')
    .split('|')
    .map((entry) => {
      const [state = '', rate = ''] = entry.split(' ')
      return [state, Number(rate)]
    }),
)

export const stateTable: TaxRates = {
  lookUp: async ({ country, state }) => {
    const rate = country === 'US' ? rates.get(state.trim().toUpperCase()) : undefined
    // A territory or a military post that the table lacks is no failure: nobody here says that tax is due.
    return {
      ok: true,
      rate: rate === undefined || rate === 0 ? null : rate,
      source: `state rates of ${tableDate}`,
    }
  },
}
