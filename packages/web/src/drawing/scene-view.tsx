/**
 * A scene on screen: fitted to its box, zoomed with the wheel, dragged, with line weights and figures of
 * constant size, dimensions laid out for the scale shown, and the scale written beside it. A screen reader
 * hears the description of the scene.
 */
import type { ShownFigure } from '@orderwright/domain/comments'
import {
  fitScene,
  layoutDimensions,
  paperScaleText,
  type Scene,
  type ScenePart,
} from '@orderwright/domain/drawing'
import { uiMessages } from '@orderwright/domain/messages'
import { settleAnnotations } from '@orderwright/domain/sheets'
import type { LengthUnit } from '@orderwright/domain/units'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type SceneCamera, useSceneCamera } from './scene-camera.ts'
import { CSS_PX_PER_MM, type LineMode, SceneItems } from './scene-items.tsx'
import { useCameraGestures } from './use-camera-gestures.ts'

export type SceneViewProps = {
  scene: Scene
  units: LengthUnit
  showDimensions: boolean
  /** Name of the drawing, read before its description. */
  title?: string
  /** Give one from `useSceneCamera` to drive zoom from buttons; otherwise the view has its own. */
  camera?: SceneCamera
  /** Whether wheel, drag and pinch move the camera. Default true. */
  isInteractive?: boolean
  /** Writes the paper scale in the corner. Default true. */
  showScale?: boolean
  /** How far above the corner the scale stands, CSS pixels. Default 0. */
  scaleLiftPx?: number
  /** What stands over the lower edge, CSS pixels: a fitted drawing keeps its figures above it. Default 0. */
  clearBottomPx?: number
  /** Largest scale when fitting, paper mm per drawing mm (1 is life size). Default 2.5. */
  maxScale?: number
  /** Free margin around when fitted, paper mm. Default 6. */
  marginMm?: number
  highlightPart?: string
  /** Called with the part's id (`mechanism:0`, `engraving:0:above`, `plate` …). */
  onPartClick?: (partId: string) => void
  /** SVG drawn over the scene, in its millimetres. */
  overlay?: ReactNode
  /** HTML over the drawing, such as pins of comments: placed by where the drawing stands now. */
  renderOver?: (placement: ScenePlacement) => ReactNode
  className?: string
}

/** Where a scene stands in its view: CSS pixels from the upper left corner to the scene's zero, and its figures in its millimetres. */
export interface ScenePlacement {
  readonly left: number
  readonly top: number
  readonly pxPerMm: number
  readonly figures: readonly ShownFigure[]
}

/** Parts smaller than this on screen still answer to a pointer of this size. */
const MIN_TARGET_PX = 24
/** Size of the smallest labels on screen. */
const SMALLEST_LABEL_PX = 11.5
const screenLines: LineMode = { kind: 'screen', lineScale: 1 }

type Size = { width: number; height: number }

function useElementSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

function Highlight({ part, pxPerMm }: { part: ScenePart; pxPerMm: number }) {
  const grow = 3 / pxPerMm
  return (
    <rect
      x={part.box.x - grow}
      y={part.box.y - grow}
      width={part.box.width + 2 * grow}
      height={part.box.height + 2 * grow}
      rx={grow}
      fill="var(--accent, #161616)"
      fillOpacity={0.07}
      stroke="var(--accent, #161616)"
      strokeWidth={1.5}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  )
}

/** Invisible areas over small parts; the plate itself is large enough. */
function Targets({ parts, pxPerMm }: { parts: readonly ScenePart[]; pxPerMm: number }) {
  const least = MIN_TARGET_PX / pxPerMm
  return parts
    .filter((part) => part.id !== 'plate')
    .map(({ id, box }) => {
      const width = Math.max(box.width, least)
      const height = Math.max(box.height, least)
      const x = box.x - (width - box.width) / 2
      const y = box.y - (height - box.height) / 2
      return (
        <rect
          key={id}
          data-part={id}
          {...{ x, y, width, height }}
          fill="transparent"
          style={{ cursor: 'pointer' }}
        />
      )
    })
}

function partOf(event: MouseEvent): string | undefined {
  const element = event.target instanceof Element ? event.target.closest('[data-part]') : null
  return element?.getAttribute('data-part') ?? undefined
}

/** The drawing of a product. Fills its parent, which must have a height. */
export function SceneView({
  scene,
  units,
  showDimensions,
  title,
  camera: givenCamera,
  isInteractive = true,
  showScale = true,
  scaleLiftPx = 0,
  clearBottomPx = 0,
  maxScale = 2.5,
  marginMm = 6,
  highlightPart,
  onPartClick,
  overlay,
  renderOver,
  className,
}: SceneViewProps) {
  const { ref, size } = useElementSize()
  const ownCamera = useSceneCamera()
  const { view, setView, fit: fitCamera } = givenCamera ?? ownCamera
  const hasDragged = useCameraGestures(ref, setView, isInteractive)

  const bottomPx = Math.max(0, clearBottomPx - marginMm * CSS_PX_PER_MM)
  const room = { width: size.width, height: Math.max(0, size.height - bottomPx) }
  const fit = useMemo(
    () =>
      fitScene(scene, {
        widthMm: room.width / CSS_PX_PER_MM,
        heightMm: room.height / CSS_PX_PER_MM,
        unit: units,
        showDimensions,
        marginMm,
        maxScale,
      }),
    [scene, room.width, room.height, units, showDimensions, marginMm, maxScale],
  )
  const scale = fit.scale * view.zoom
  const dimensions = useMemo(
    () => layoutDimensions({ bounds: scene.bounds, dimensions: fit.dimensions }, { scale, unit: units }),
    [scene, fit.dimensions, scale, units],
  )
  // Titles of views, marks and numbers can be read however far away one looks.
  const items = useMemo(
    () => settleAnnotations(scene.items, scale, { smallestMm: SMALLEST_LABEL_PX / CSS_PX_PER_MM }),
    [scene.items, scale],
  )
  const pxPerMm = scale * CSS_PX_PER_MM
  const centerX = fit.bounds.x + fit.bounds.width / 2
  const centerY = fit.bounds.y + fit.bounds.height / 2
  const left = size.width / 2 + view.panX - centerX * pxPerMm
  const top = room.height / 2 + view.panY - centerY * pxPerMm
  const highlighted = scene.parts.find((part) => part.id === highlightPart)

  const onClick = (event: MouseEvent) => {
    if (hasDragged.current) return
    const part = partOf(event)
    if (part !== undefined) onPartClick?.(part)
  }

  return (
    <div
      ref={ref}
      className={className}
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        touchAction: isInteractive && view.zoom !== 1 ? 'none' : 'pan-y',
      }}
    >
      {size.width > 0 && size.height > 0 && (
        // The drawing repeats what the options say in words; pointing at a part is a shortcut to its options.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <svg
          role="img"
          aria-label={title ? `${title}. ${scene.description}` : scene.description}
          width={size.width}
          height={size.height}
          textRendering="geometricPrecision"
          style={{ display: 'block', position: 'absolute', inset: 0, userSelect: 'none' }}
          onClick={onPartClick ? onClick : undefined}
          onDoubleClick={isInteractive ? fitCamera : undefined}
        >
          <g transform={`translate(${left} ${top}) scale(${pxPerMm})`}>
            <SceneItems items={items} mode={screenLines} />
            {overlay}
            {highlighted && <Highlight part={highlighted} pxPerMm={pxPerMm} />}
            {onPartClick && <Targets parts={scene.parts} pxPerMm={pxPerMm} />}
            <SceneItems items={dimensions.items} mode={screenLines} />
          </g>
        </svg>
      )}
      {size.width > 0 && renderOver?.({ left, top, pxPerMm, figures: dimensions.figures })}
      {showScale && size.width > 0 && (
        <span
          style={{
            position: 'absolute',
            insetInlineStart: 8,
            bottom: 6 + scaleLiftPx,
            font: '12px "Inter Variable", Inter, sans-serif',
            fontVariantNumeric: 'tabular-nums',
            color: 'var(--ink-2, #5c5c58)',
            background: 'color-mix(in srgb, var(--paper, #ffffff) 86%, transparent)',
            borderRadius: 4,
            padding: '2px 6px',
            pointerEvents: 'none',
          }}
        >
          {uiMessages.scale({ paperScaleText: paperScaleText(scale) })}
        </span>
      )}
    </div>
  )
}
