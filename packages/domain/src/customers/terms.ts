/** What a customer's terms come to. [issue 18] */
import type { Customer } from './schema.ts'

/** Whether sales tax is left out for the customer on a day (YYYY-MM-DD): exempt, and the certificate has not ended before it. */
export function isTaxExemptOn(
  { taxExempt, taxExemptUntil }: Pick<Customer, 'taxExempt' | 'taxExemptUntil'>,
  day: string,
): boolean {
  return taxExempt === 1 && (taxExemptUntil === '' || day <= taxExemptUntil)
}
