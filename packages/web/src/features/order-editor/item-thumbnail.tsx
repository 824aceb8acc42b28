/** The small drawing of a line, or the mark of what has none. */
import type { ProductInstance } from '@orderwright/domain'
import { Box } from 'lucide-react'
import { memo } from 'react'
import { SceneThumbnail } from '../../drawing/scene-figure.tsx'
import { useEditorState, useOpenOrder } from './editor-context.tsx'
import { itemScene, itemSpec } from './item-scene.ts'
import { useViewSettings } from './view-settings.tsx'

interface ItemThumbnailProps {
  item: ProductInstance
  sizePx?: number
}

/** Drawn again only when the line or the order-level choices changed. */
export const ItemThumbnail = memo(function ItemThumbnail({ item, sizePx = 56 }: ItemThumbnailProps) {
  const { data, editor } = useOpenOrder()
  const { unit } = useViewSettings()
  useEditorState((state) => state.document.order.properties)
  const resolved = itemSpec(data.catalog, editor.getState().document, item)
  const drawn = itemScene(item, resolved, unit)
  const picture = item.thumbnailUrl ?? data.catalog.products.get(item.productId)?.thumbnailUrl
  if (drawn.ok) return <SceneThumbnail scene={drawn.scene} sizePx={sizePx} />
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
