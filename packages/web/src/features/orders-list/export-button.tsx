/** Exports the current list to CSV, where the organisation has that. [1.2.40, 1.2.41, 1.6.08] */
import { endpoints } from '@orderwright/contract'
import { exportFileName, ordersListMessages } from '@orderwright/domain'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../lib/session.tsx'
import { today } from '../../lib/today.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { listBody } from './orders-query.ts'
import type { OrdersFilters } from './search.ts'

export function ExportButton({ filters }: { filters: OrdersFilters }) {
  const viewer = useViewer()
  const [isExporting, setIsExporting] = useState(false)
  const { profile } = viewer
  if (!profile.ordersPage.export) return null

  async function run() {
    setIsExporting(true)
    try {
      const { saveExport } = await import('../../lib/save-export.ts')
      const body = { ...listBody(viewer, filters), sort: filters.sort, formatForCsvExport: true }
      const name = exportFileName(profile.vocabulary.orders, today(), 'Orders')
      await saveExport(endpoints.getOrdersData.path, body, name)
    } catch (error) {
      // oxlint-disable-next-line no-console -- [1.8.01] asks for the log
      console.error(error)
      toast(ordersListMessages.exportFailed, { tone: 'invalid' })
    } finally {
      setIsExporting(false)
    }
  }
  return (
    <Button size="small" icon={<Download aria-hidden />} isPending={isExporting} onPress={() => void run()}>
      {isExporting ? 'Exporting' : 'Export CSV'}
    </Button>
  )
}
