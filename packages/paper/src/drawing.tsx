/** A drawing fitted into a box on paper, as vectors. */
import { fitScene, itemsToSvg, layoutDimensions, PX_PER_INCH, type Scene } from '@orderwright/domain'

const MM_PER_PX = 25.4 / PX_PER_INCH

type DrawingProps = {
  scene: Scene
  /** of the box, px */
  width: number
  height: number
  /** 1: the line weights of a sheet; small pictures look right with less */
  lineScale?: number
  showDimensions?: boolean
}

/** Engravings are drawn as outlines where the scene has them, so that no font is needed for them. */
export function Drawing({ scene, width, height, lineScale = 1, showDimensions = false }: DrawingProps) {
  const room = { widthMm: width * MM_PER_PX, heightMm: height * MM_PER_PX, marginMm: 0.6 }
  const fit = fitScene(scene, { ...room, unit: 'mm', showDimensions })
  const dimensions = showDimensions
    ? layoutDimensions({ bounds: scene.bounds, dimensions: fit.dimensions }, { scale: fit.scale, unit: 'mm' })
        .items
    : []
  const svg = itemsToSvg(
    [...scene.items, ...dimensions],
    fit.bounds,
    { scale: fit.scale, lineScale, preferOutlines: true },
    { title: scene.description, description: '' },
  )
  // Made by the engine, which escapes every text and colour in it.
  return <div className="ow-figure" style={{ width, height }} dangerouslySetInnerHTML={{ __html: svg }} />
}
