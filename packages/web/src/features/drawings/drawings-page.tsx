/** /orders/{orgSpecificId}/drawings: every drawing of the order, to scale. [2.2.04] */
import { useDocumentTitle } from '../../lib/document-title.ts'
import { OrderTabs } from '../../app/order-tabs.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function DrawingsPage() {
  useDocumentTitle('Drawings')
  return (
    <main>
      <OrderTabs isStocked={0} />
      <EmptyState title="Drawings">The drawings of this order will be here.</EmptyState>
    </main>
  )
}
