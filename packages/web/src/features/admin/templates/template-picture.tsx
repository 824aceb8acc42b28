/** A template's own drawing; the general sign of a product where its kind is not drawn. */
import { drawFamily } from '@orderwright/domain/drawing'
import { productTemplates, type TemplateKey, templateSpec } from '@orderwright/domain/templates'
import { useMemo } from 'react'
import { SceneThumbnail } from '../../../drawing/scene-figure.tsx'
import { ProductIcon } from '../../home/product-icon.tsx'

const SIZE_PX = 104

/** `isDrawn`: the drawing families are at hand. */
export function TemplatePicture({ template, isDrawn }: { template: TemplateKey; isDrawn: boolean }) {
  const found = useMemo(() => templateSpec(productTemplates[template]), [template])
  const drawn = useMemo(
    () => (found && isDrawn ? drawFamily(found.family, found.spec) : null),
    [found, isDrawn],
  )
  if (drawn?.ok) return <SceneThumbnail scene={drawn.scene} sizePx={SIZE_PX} className="size-full" />
  // Its place is kept while the drawing is on its way.
  return found ? null : <ProductIcon name="product" size={72} />
}
