/** How a product looks in 3D, in its details, and the way to change it. */
import type { Product } from '@orderwright/domain/catalog'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { Box } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferredView } from '../../../ui/deferred.tsx'
import type { AdminData } from '../admin-data.ts'
import { StillExample } from './still-example.tsx'
import { useExample } from './use-example.ts'

const GraphicEditor = deferredView(() => import('./graphic-editor.tsx').then((part) => part.GraphicEditor))

export function GraphicPanel({ product, adminData }: { product: Product; adminData: AdminData }) {
  const [isOpen, setOpen] = useState(false)
  const example = useExample(product, adminData, null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="me-auto text-base font-semibold">{words.view3d}</h2>
        <Button icon={<Box aria-hidden />} onPress={() => setOpen(true)}>
          {words.editView3d}
        </Button>
      </div>
      {product.graphic ? (
        <StillExample product={product} example={example} className="h-64 max-w-xl" />
      ) : (
        <p className="border-t border-hairline py-3 text-sm text-ink-2">{words.noView3d}</p>
      )}
      {isOpen && <GraphicEditor product={product} adminData={adminData} onClose={() => setOpen(false)} />}
    </>
  )
}
