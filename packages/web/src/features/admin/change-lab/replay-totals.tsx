/** What a draft comes to by customer and by product. */
import { changeLabScreens as words } from '@orderwright/domain/messages'
import { cents } from '@orderwright/domain/units'
import type { Sum } from '@orderwright/domain/change-lab'
import { Money } from '../../../ui/money.tsx'
import { useSavedAdminData } from '../admin-data.ts'
import { Difference } from './price-difference.tsx'
import type { ReplayState } from './use-replay.ts'

const needs = ['products'] as const

interface Named extends Sum {
  readonly name: string
}

const byDifference = (one: Named, other: Named) =>
  Math.abs(other.after - other.before) - Math.abs(one.after - one.before)

function named(sums: Readonly<Record<string, Sum>>, nameOf: (id: number) => string): readonly Named[] {
  return Object.entries(sums)
    .map(([id, sum]) => ({ ...sum, name: nameOf(Number(id)) }))
    .toSorted(byDifference)
}

export function ReplayTotalsTable({ state: { totals, orders } }: { state: ReplayState }) {
  const { data } = useSavedAdminData(needs)
  if (totals.all.orders === 0) return null
  const customers = new Map(orders.map(({ ownerId, ownerName }) => [ownerId, ownerName]))
  const products = new Map(data?.products.map(({ id, title }) => [id, title]))
  const all: Named = { ...totals.all, name: words.allOpen }
  return (
    <div className="pt-6">
      <h3 className="pb-1 text-sm font-semibold">{words.totals}</h3>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <Totals
          label={words.totalsOf.customers}
          rows={[all, ...named(totals.byCustomer, (id) => customers.get(id) ?? `#${id}`)]}
        />
        <Totals
          label={words.totalsOf.products}
          rows={named(totals.byProduct, (id) => products.get(id) ?? `#${id}`)}
        />
      </div>
    </div>
  )
}

function Totals({ label, rows }: { label: string; rows: readonly Named[] }) {
  if (rows.length === 0) return null
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-1 text-start text-ink-2">{label}</caption>
        <thead>
          <tr className="border-b border-hairline text-start text-ink-2">
            <th className="py-1.5 text-start font-normal">{words.name}</th>
            <th className="py-1.5 ps-3 text-end font-normal">{words.before}</th>
            <th className="py-1.5 ps-3 text-end font-normal">{words.after}</th>
            <th className="py-1.5 ps-3 text-end font-normal">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, after }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-start font-normal break-words">
                {name}
              </th>
              <td className="py-1.5 ps-3 text-end">
                <Money cents={before} />
              </td>
              <td className="py-1.5 ps-3 text-end">
                <Money cents={after} />
              </td>
              <td className="py-1.5 ps-3 text-end">
                <Difference cents={cents(after - before)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
