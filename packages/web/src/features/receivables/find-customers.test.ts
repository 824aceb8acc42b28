import { cents } from '@orderwright/domain/units'
import { type CustomerReceivables, noAging } from '@orderwright/domain/receivables'
import { describe, expect, it } from 'vitest'
import { findCustomers, firstSort, sortCustomers } from './find-customers.ts'

const nothing = cents(0)
function customer(name: string, total: number, oldestDueDay: string | null): CustomerReceivables {
  return {
    key: name,
    name,
    aging: noAging,
    totalInCents: cents(total),
    creditInCents: nothing,
    prepaidInCents: nothing,
    notInvoicedInCents: nothing,
    balanceInCents: cents(total),
    oldestDueDay,
    items: [
      {
        documentId: 1,
        kind: 'invoice',
        number: `2026-${name.length}`,
        productOrderId: 1,
        orderNumber: 42,
        orderTitle: 'Villa Nord',
        standing: 'open',
        issuedDay: '2026-01-01',
        dueDay: '2026-01-31',
        daysLate: 0,
        amountInCents: cents(total),
        balanceInCents: cents(total),
      },
    ],
    notInvoiced: [],
  }
}
const all = [
  customer('Acme', 100, '2026-03-01'),
  customer('Beta Ltd', 300, null),
  customer('Core', 200, '2026-01-01'),
]
const names = (found: readonly CustomerReceivables[]) => found.map(({ name }) => name)

describe('[issue 18] the customers of money owed', () => {
  it('are found by name, by the number of an invoice, and by what it bills', () => {
    expect(names(findCustomers(all, 'bet'))).toEqual(['Beta Ltd'])
    expect(names(findCustomers(all, '2026-8'))).toEqual(['Beta Ltd'])
    expect(names(findCustomers(all, 'nord #42 core'))).toEqual(['Core'])
    expect(names(findCustomers(all, ' '))).toEqual(['Acme', 'Beta Ltd', 'Core'])
    expect(findCustomers(all, 'nobody')).toEqual([])
  })

  it('are sorted by the largest amount, by the longest due with those last who owe nothing, and by name', () => {
    expect(names(sortCustomers(all, firstSort('total')))).toEqual(['Beta Ltd', 'Core', 'Acme'])
    expect(names(sortCustomers(all, firstSort('oldest')))).toEqual(['Core', 'Acme', 'Beta Ltd'])
    expect(names(sortCustomers(all, { by: 'name', isDescending: true }))).toEqual([
      'Core',
      'Beta Ltd',
      'Acme',
    ])
  })
})
