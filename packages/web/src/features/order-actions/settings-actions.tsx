/** The actions of the order settings: Export CSV, Duplicate, Archive or Unarchive. [1.2.89, 1.6.18, 1.6.28] */
import { hasOrderCsv } from '@orderwright/domain/exports'
import { orderActionMessages as words } from '@orderwright/domain/messages'
import { Button } from '../../ui/button.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { useActionContext } from './actions/action-context.ts'
import { toggleArchived } from './actions/archive-order.ts'
import { duplicateOrder } from './actions/copy-order.ts'
import { exportCsv } from './actions/export-csv.ts'

/** `onClose` closes the settings: a copy opens on a page of its own. */
export function SettingsActions({ onClose }: { onClose: () => void }) {
  const context = useActionContext()
  const { abilities, order, profile, writable } = useCheckout()
  return (
    <div role="group" aria-label={words.actions} className="me-auto flex flex-wrap">
      {hasOrderCsv(order, profile) && (
        <Button variant="quiet" onPress={() => void exportCsv(context)}>
          {words.exportCsv}
        </Button>
      )}
      {abilities.duplicate && (
        <Button
          variant="quiet"
          onPress={() => {
            onClose()
            void duplicateOrder(context)
          }}
        >
          {words.duplicate}
        </Button>
      )}
      {writable.has('archived') && (
        <Button variant="quiet" onPress={() => toggleArchived(context.checkout.editor)}>
          {order.archived === 1 ? words.unarchive : words.archive}
        </Button>
      )}
    </div>
  )
}
