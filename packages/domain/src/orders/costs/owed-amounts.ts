/** What an order owes in all: while a change is open what was agreed to, less what came back. [decision 0217] */
import { cents, type Cents, zeroCents } from '../../units/money.ts'
import type { AgreedAmounts, Costs } from '../schema.ts'

/** An order, as far as it says what is owed of it. */
export type Owing = {
  readonly costs: Pick<Costs, 'orderTotal' | 'depositAmount'>
  /** while a change is open; left out or null: none is */
  readonly agreedAmounts?: AgreedAmounts | null | undefined
  readonly returnCreditInCents?: Cents | undefined
}

/** What is owed of an order in all, and as its deposit: what is only proposed by an open change is not. */
export function owedAmounts({ costs, agreedAmounts, returnCreditInCents = zeroCents }: Owing): AgreedAmounts {
  if (!agreedAmounts) return costs
  const { orderTotal, depositAmount } = agreedAmounts
  return { orderTotal: cents(orderTotal - returnCreditInCents), depositAmount }
}
