/** The drawing of a variant, at the scale of all; what is pointed at in an open list is drawn as if it were chosen. */
import { fitScene, type Scene } from '@orderwright/domain/drawing'
import { itemOf } from '@orderwright/domain/orders'
import { SceneFigure } from '../../drawing/scene-figure.tsx'
import { CSS_PX_PER_MM } from '../../drawing/scene-items.tsx'
import { useTextMeasurer } from '../../engraving/use-text-measurer.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { engravedFonts, itemScene, itemSpec } from '../open-order/item-scene.ts'
import { usePreviewedChoice } from '../open-order/previewed-choice.ts'
import { useViewSettings } from '../open-order/view-settings.tsx'
import { ItemThumbnail } from '../order-items/item-thumbnail.tsx'

/** The room of a drawing, CSS pixels. */
const WIDTH_PX = 232
const HEIGHT_PX = 176
const room = { widthMm: WIDTH_PX / CSS_PX_PER_MM, heightMm: HEIGHT_PX / CSS_PX_PER_MM, marginMm: 2 }

/** The largest scale at which all of them have room; undefined when nothing is drawn. */
export function commonScale(scenes: readonly Scene[]): number | undefined {
  const scales = scenes.map((scene) => fitScene(scene, { ...room, unit: 'mm', showDimensions: false }).scale)
  return scales.length === 0 ? undefined : Math.min(...scales)
}

export function VariantDrawing({ itemId, scale }: { itemId: number; scale: number | undefined }) {
  const { data } = useOpenOrder()
  const { unit } = useViewSettings()
  const current = useEditorState((state) => state.document)
  const document = usePreviewedChoice(current)?.document ?? current
  const item = itemOf(document, itemId)
  const resolved = item && itemSpec(data.catalog, document, item)
  // The texts are drawn with the real font as soon as it is there.
  useTextMeasurer(resolved ? engravedFonts(resolved) : [])
  if (!item || !resolved) return null
  const drawn = itemScene(resolved, unit)
  return (
    <div className="flex items-center justify-center bg-paper" style={{ height: HEIGHT_PX }}>
      {drawn.ok ? (
        <SceneFigure scene={drawn.scene} {...room} maxScale={scale} lineScale={0.7} className="max-w-full" />
      ) : (
        <ItemThumbnail item={item} sizePx={144} />
      )}
    </div>
  )
}
