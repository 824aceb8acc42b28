/** A drawing fitted into a box on paper, as vectors. */
import { mmOfPx } from '@orderwright/domain/documents'
import { firstSentence, fitScene, itemsToSvg, lightItems, type Scene } from '@orderwright/domain/drawing'

type DrawingProps = {
  scene: Scene
  /** of the box, px */
  width: number
  height: number
  /** 1: the line weights of a sheet; small pictures look right with less */
  lineScale?: number
  /** nothing of it is left out, however small it is */
  isWhole?: boolean
}

function markupOf({ scene, width, height, lineScale = 1, isWhole = false }: DrawingProps): string {
  const room = { widthMm: mmOfPx(width), heightMm: mmOfPx(height), marginMm: 0.6 }
  const fit = fitScene(scene, { ...room, unit: 'mm', showDimensions: false })
  return itemsToSvg(
    isWhole ? scene.items : lightItems(scene.items, fit.scale),
    fit.bounds,
    { scale: fit.scale, lineScale, preferOutlines: true },
    { title: firstSentence(scene.description), description: '' },
  )
}

const drawn = new WeakMap<Scene, Map<string, string>>()

/** Lines that look alike share their scene: each is drawn once for a size. */
function knownMarkupOf(props: DrawingProps): string {
  const { scene, width, height, lineScale, isWhole = false } = props
  const key = [width, height, lineScale, isWhole].join()
  const known = drawn.get(scene) ?? new Map<string, string>()
  drawn.set(scene, known)
  const markup = known.get(key) ?? markupOf(props)
  known.set(key, markup)
  return markup
}

/** Engravings are drawn as outlines where the scene has them, so that no font is needed for them. */
export function Drawing(props: DrawingProps) {
  const { width, height } = props
  // Made by the engine, which escapes every text and colour in it.
  const html = { __html: knownMarkupOf(props) }
  return <div className="ow-figure" style={{ width, height }} dangerouslySetInnerHTML={html} />
}
