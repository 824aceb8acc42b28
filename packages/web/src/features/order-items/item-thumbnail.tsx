/** The small drawing of a line, or the mark of what has none. */
import { graphicOf } from '@orderwright/domain/item-drawings'
import type { OrderDocument, ProductInstance } from '@orderwright/domain/orders'
import { Box } from 'lucide-react'
import { memo } from 'react'
import { SceneThumbnail } from '../../drawing/scene-figure.tsx'
import { deferredModule } from '../../ui/deferred.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemPicture } from './item-picture.ts'
import { itemScene, itemSpec } from '../open-order/item-scene.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'

/** Fetched for products that have a 3D graphic and no drawing. */
const stills = deferredModule(() => import('./item-still.ts').then((part) => ({ of: part.itemStill })), {
  when: 'demand',
})

interface ItemThumbnailProps {
  item: ProductInstance
  sizePx?: number
  /** the order whose choices count, for a line that stands on none; else the open one */
  on?: OrderDocument
}

/** Drawn again only when the line or the order-level choices changed. */
export const ItemThumbnail = memo(function ItemThumbnail({ item, sizePx = 56, on }: ItemThumbnailProps) {
  const { data, editor } = useOpenOrder()
  const { unit } = useViewSettings()
  useEditorState((state) => state.document.order.properties)
  const document = on ?? editor.getState().document
  const drawn = itemScene(itemSpec(data.catalog, document, item), unit)
  const picture = itemPicture(data.catalog, item)
  const isModelled = !drawn.ok && graphicOf(data.catalog, item.productId) !== undefined
  const maker = stills.use(isModelled)
  const still = isModelled ? maker?.of(data.catalog, document, item) : null
  const scene = drawn.ok ? drawn.scene : still
  if (scene) return <SceneThumbnail scene={scene} sizePx={sizePx} />
  if (picture) {
    return (
      <img src={picture} alt="" width={sizePx} height={sizePx} className="object-contain" loading="lazy" />
    )
  }
  return (
    <span
      className="flex items-center justify-center text-ink-3"
      style={{ width: sizePx, height: sizePx }}
      aria-hidden="true"
    >
      <Box className="size-5 stroke-1" />
    </span>
  )
})
