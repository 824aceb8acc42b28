/** Exports the current list to CSV, where the organisation has that. [1.2.40, 1.2.41, 1.6.08] */
import { endpoints } from '@orderwright/contract'
import { exportFileName } from '@orderwright/domain/exports'
import { ordersListMessages } from '@orderwright/domain/messages'
import { memo } from 'react'
import { useViewer } from '../../lib/session/session.tsx'
import { today } from '../../lib/format/today.ts'
import { ExportButton } from '../../ui/files/export-button.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { exportBody } from './orders-query.ts'
import type { OrdersFilters } from './search.ts'

export const ExportOrders = memo(function ExportOrders({ filters }: { filters: OrdersFilters }) {
  const viewer = useViewer()
  const { profile } = viewer
  if (!profile.ordersPage.export) return null
  return (
    <ExportButton
      label={ordersListMessages.exportCsv}
      describe={() => ({
        path: endpoints.getOrdersData.path,
        body: exportBody(viewer, filters),
        name: exportFileName(profile.vocabulary.orders, today(), ordersListMessages.orders),
      })}
      onFailed={(error) => {
        // oxlint-disable-next-line no-console -- [1.8.01] asks for the log
        console.error(error)
        toast(ordersListMessages.exportFailed, { tone: 'invalid' })
      }}
    />
  )
})
