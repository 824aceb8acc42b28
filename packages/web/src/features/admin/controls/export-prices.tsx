/** The prices of a product as a CSV file, where the product says which. [2.2.77, 2.5.10] */
import { endpoints } from '@orderwright/contract'
import { adminMessages, exportFileName, type Product } from '@orderwright/domain'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callError } from '../../../lib/api.ts'
import { useViewer } from '../../../lib/session.tsx'
import { today } from '../../../lib/today.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

export function ExportPrices({ product: { id, title } }: { product: Pick<Product, 'id' | 'title'> }) {
  const { org, caller } = useViewer()
  const [isExporting, setExporting] = useState(false)

  async function run() {
    setExporting(true)
    try {
      const { saveExport } = await import('../../../lib/save-export.ts')
      const name = exportFileName(`${title} prices`, today(), `product ${id} prices`)
      const body = { orgId: org.id, ...caller, productId: id }
      const { isCut } = await saveExport(endpoints.exportProductPrices.path, body, name)
      if (isCut) toast(adminMessages.pricesCut({ title }))
    } catch (error) {
      toast(callError(error)?.message ?? adminMessages.pricesFailed({ title }), { tone: 'invalid' })
    } finally {
      setExporting(false)
    }
  }
  return (
    <Button size="small" icon={<Download aria-hidden />} isPending={isExporting} onPress={() => void run()}>
      {isExporting ? 'Exporting' : 'Export Prices'}
    </Button>
  )
}
