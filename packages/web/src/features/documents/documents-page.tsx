/** /orders/{orgSpecificId}/documents: the order's quote, invoice, packing slip and factory paper. [2.2.05] */
import { useDocumentTitle } from '../../lib/document-title.ts'
import { OrderTabs } from '../../app/order-tabs.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function DocumentsPage() {
  useDocumentTitle('Documents')
  return (
    <main>
      <OrderTabs isStocked={1} />
      <EmptyState title="Documents">The quote and the invoice of this order will be here.</EmptyState>
    </main>
  )
}
