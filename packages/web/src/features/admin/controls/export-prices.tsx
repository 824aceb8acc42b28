/** The prices of a product as a CSV file, where the product says which. [2.2.77, 2.5.10] */
import { endpoints } from '@orderwright/contract'
import type { Product } from '@orderwright/domain/catalog'
import { exportFileName } from '@orderwright/domain/exports'
import { adminMessages } from '@orderwright/domain/messages'
import { callError } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { today } from '../../../lib/format/today.ts'
import { ExportButton } from '../../../ui/files/export-button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'

export function ExportPrices({ product: { id, title } }: { product: Pick<Product, 'id' | 'title'> }) {
  const { org, caller } = useViewer()
  return (
    <ExportButton
      label={adminMessages.exportPrices}
      size="medium"
      describe={() => ({
        path: endpoints.exportProductPrices.path,
        body: { orgId: org.id, ...caller, productId: id },
        name: exportFileName(
          adminMessages.priceFile({ title }),
          today(),
          adminMessages.priceFileOfProduct({ id }),
        ),
      })}
      onDone={({ isCut }) => {
        if (isCut) toast(adminMessages.pricesCut({ title }))
      }}
      onFailed={(error) =>
        toast(callError(error)?.message ?? adminMessages.pricesFailed({ title }), { tone: 'invalid' })
      }
    />
  )
}
