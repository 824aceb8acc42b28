/** What employees do with the selected orders: status, owner, archive, documents, a file. [issue 18] */
import { endpoints, MAX_PRINTED, type OrderListRow } from '@orderwright/contract'
import { type DocumentMode, documentModes, fileNameOf, severalTitle } from '@orderwright/domain/documents'
import { exportFileName } from '@orderwright/domain/exports'
import { documentNames, ordersListMessages, ordersWorkMessages as words } from '@orderwright/domain/messages'
import { Archive, ArchiveRestore, CircleDot, Printer, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import { callError } from '../../../lib/api/api.ts'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { today } from '../../../lib/format/today.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ExportButton } from '../../../ui/files/export-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { exportBody } from '../orders-query.ts'
import type { OrdersFilters } from '../search.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { useOrderChanges } from '../use-order-changes.ts'

interface BulkBarProps {
  orders: readonly OrderListRow[]
  filters: OrdersFilters
  onClear: () => void
}

export function BulkBar({ orders, filters, onClear }: BulkBarProps) {
  const viewer = useViewer()
  const { profile } = viewer
  const [asks, setAsks] = useState<'status' | 'owner' | null>(null)
  const { setArchived } = useOrderChanges()
  const hasActive = orders.some(({ archived }) => archived === 0)
  const hasArchived = orders.some(({ archived }) => archived === 1)
  return (
    <div
      role="toolbar"
      aria-label={words.bulkActions({ words: profile.vocabulary.orders.toLowerCase() })}
      // Over the filters, so that no row moves under the pointer; on phones in reach of the thumb, pushed sideways.
      className="no-scrollbar absolute inset-x-0 top-1 z-20 flex min-h-11 items-center gap-2 rounded border border-edge bg-paper px-3 py-1.5 shadow-pop max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-[calc(8px+var(--toast-room,0px))] max-sm:overflow-x-auto sm:flex-wrap"
    >
      <span className="tabular shrink-0 text-sm font-medium" role="status">
        {words.selected({ count: orders.length })}
      </span>
      <Button size="small" icon={<CircleDot aria-hidden />} onPress={() => setAsks('status')}>
        {words.status}
      </Button>
      <Button size="small" icon={<UserRound aria-hidden />} onPress={() => setAsks('owner')}>
        {words.owner}
      </Button>
      {hasActive && (
        <Button size="small" icon={<Archive aria-hidden />} onPress={() => void setArchived(orders, 1)}>
          {ordersListMessages.archive}
        </Button>
      )}
      {hasArchived && (
        <Button
          size="small"
          icon={<ArchiveRestore aria-hidden />}
          onPress={() => void setArchived(orders, 0)}
        >
          {ordersListMessages.unarchive}
        </Button>
      )}
      <PrintButton orders={orders} />
      {profile.ordersPage.export && (
        <ExportButton
          label={ordersListMessages.exportCsv}
          describe={() => ({
            path: endpoints.getOrdersData.path,
            body: exportBody(
              viewer,
              filters,
              orders.map(({ id }) => id),
            ),
            name: exportFileName(profile.vocabulary.orders, today(), ordersListMessages.orders),
          })}
          onFailed={(error) =>
            toast(callError(error)?.message ?? ordersListMessages.exportFailed, { tone: 'invalid' })
          }
        />
      )}
      <Button
        size="small"
        variant="quiet"
        className="ms-auto shrink-0"
        icon={<X aria-hidden />}
        onPress={onClear}
      >
        {words.clearSelection}
      </Button>
      {asks === 'status' && <StatusDialog orders={orders} onClose={() => setAsks(null)} />}
      {asks === 'owner' && <OwnerDialog orders={orders} onClose={() => setAsks(null)} />}
    </div>
  )
}

/** A document of every selected order, in the order of the list, as one file. */
function PrintButton({ orders }: { orders: readonly OrderListRow[] }) {
  const { org, caller } = useViewer()
  const [isMaking, setMaking] = useState(false)
  async function print(mode: DocumentMode) {
    setMaking(true)
    const result = await fetchFile(endpoints.downloadOrdersPdf, {
      orgId: org.id,
      ...caller,
      productOrderIds: orders.map(({ id }) => id),
      mode,
    })
    setMaking(false)
    const numbers = orders.map(({ orgSpecificId }) => orgSpecificId)
    const title = severalTitle(numbers, today(), mode)
    if (result.ok) saveFile(result.data, fileNameOf(title, 'pdf'))
    else toast(words.notPrinted, { tone: 'invalid', description: result.error.message })
  }
  const isTooMany = orders.length > MAX_PRINTED
  return (
    <Menu
      label={words.printWhat}
      trigger={
        <Button size="small" icon={<Printer aria-hidden />} isPending={isMaking}>
          {words.print}
        </Button>
      }
      groups={[
        {
          key: 'documents',
          ...(isTooMany ? { title: words.printsAtMost({ most: MAX_PRINTED }) } : {}),
          actions: documentModes.map((mode) => ({
            key: mode,
            label: documentNames[mode].label,
            isDisabled: isTooMany,
            onAction: () => void print(mode),
          })),
        },
      ]}
    />
  )
}
