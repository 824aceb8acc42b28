/** A scene of fixed size, without a camera: documents, cart rows, thumbnails. It needs no browser to render. */
import { fitScene, layoutDimensions, type Scene } from '@orderwright/domain/drawing'
import type { LengthUnit } from '@orderwright/domain/units'
import { CSS_PX_PER_MM, type LineMode, SceneItems } from './scene-items.tsx'

export type SceneFigureProps = {
  scene: Scene
  /** Size on paper, millimetres; on screen 1 mm is 96/25.4 CSS pixels. */
  widthMm: number
  heightMm: number
  units?: LengthUnit
  showDimensions?: boolean
  /** Multiplies line weights. Default 1; small thumbnails look right at 0.5. */
  lineScale?: number
  /** Margin, paper mm. */
  marginMm?: number
  maxScale?: number
  /** Draws engravings as glyph outlines where the scene has them. */
  preferOutlines?: boolean
  /** Hides the picture from screen readers where the words beside it say the same. */
  isDecorative?: boolean
  className?: string
}

export function SceneFigure({
  scene,
  widthMm,
  heightMm,
  units = 'mm',
  showDimensions = false,
  lineScale = 1,
  marginMm = 1,
  maxScale,
  preferOutlines = false,
  isDecorative = false,
  className,
}: SceneFigureProps) {
  const fit = fitScene(scene, {
    widthMm,
    heightMm,
    unit: units,
    showDimensions,
    marginMm,
    maxScale,
  })
  const { scale, bounds } = fit
  const dimensions = layoutDimensions(
    { bounds: scene.bounds, dimensions: fit.dimensions },
    { scale, unit: units },
  ).items
  const mode: LineMode = { kind: 'paper', scale, lineScale }
  const [width, height] = [widthMm / scale, heightMm / scale]
  const left = bounds.x + bounds.width / 2 - width / 2
  const top = bounds.y + bounds.height / 2 - height / 2
  return (
    <svg
      className={className}
      width={widthMm * CSS_PX_PER_MM}
      height={heightMm * CSS_PX_PER_MM}
      viewBox={`${left} ${top} ${width} ${height}`}
      textRendering="geometricPrecision"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': scene.description })}
    >
      <SceneItems items={scene.items} mode={mode} preferOutlines={preferOutlines} />
      <SceneItems items={dimensions} mode={mode} />
    </svg>
  )
}

/** A small picture of a product, `sizePx` CSS pixels square. */
export function SceneThumbnail({
  scene,
  sizePx = 48,
  className,
}: {
  scene: Scene
  sizePx?: number
  className?: string
}) {
  const sizeMm = sizePx / CSS_PX_PER_MM
  return (
    <SceneFigure
      scene={scene}
      widthMm={sizeMm}
      heightMm={sizeMm}
      marginMm={0.6}
      lineScale={0.45}
      isDecorative
      className={className}
    />
  )
}
