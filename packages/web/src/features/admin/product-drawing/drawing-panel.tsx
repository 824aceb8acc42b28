/** How a product is drawn, in its details: the drawing of an example, and the way to change it. */
import type { Product } from '@orderwright/domain/catalog'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferredView } from '../../../ui/deferred.tsx'
import type { AdminData } from '../admin-data.ts'
import { DrawnExample } from './drawn-example.tsx'
import { useExample } from './use-example.ts'

const DrawingEditor = deferredView(() => import('./drawing-editor.tsx').then((part) => part.DrawingEditor))

interface DrawingPanelProps {
  product: Product
  adminData: AdminData
}

export function DrawingPanel({ product, adminData }: DrawingPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const example = useExample(product, adminData, null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h2 className="me-auto text-base font-semibold">{words.drawing}</h2>
        <Button icon={<PenLine aria-hidden />} onPress={() => setOpen(true)}>
          {words.editDrawing}
        </Button>
      </div>
      {product.drawing ? (
        <DrawnExample product={product} example={example} className="h-64 max-w-xl" />
      ) : (
        <p className="border-t border-hairline py-3 text-sm text-ink-2">{words.notDrawn}</p>
      )}
      {isOpen && <DrawingEditor product={product} adminData={adminData} onClose={() => setOpen(false)} />}
    </>
  )
}
