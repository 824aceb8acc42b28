/**
 * Scene primitives as SVG elements. On screen line weights are set in CSS pixels and do not scale with the
 * drawing, so zooming never redraws the part; on paper they are real widths in drawing millimetres.
 */
import {
  lineDashesMm,
  type LineRole,
  lineWeightsMm,
  type Paint,
  type Primitive,
} from '@orderwright/domain/drawing'
import { memo } from 'react'
import { deferredView } from '../ui/deferred.tsx'

const TiledPicture = deferredView(
  () => import('./tiled-picture.tsx').then((part) => part.TiledPicture),
  null,
  {
    when: 'demand',
  },
)

/** CSS pixels per millimetre of paper. */
export const CSS_PX_PER_MM = 96 / 25.4

/** How line weights become stroke widths: constant on screen, or real at a scale (paper mm per drawing mm). */
export type LineMode =
  | { kind: 'screen'; lineScale: number }
  | { kind: 'paper'; scale: number; lineScale: number }

const inkVariables: Readonly<Record<string, string>> = {
  ink: 'var(--ink, #161616)',
  ink2: 'var(--ink-2, #5c5c58)',
  accent: 'var(--accent, #161616)',
  paper: 'var(--paper, #ffffff)',
}

function colourOf(paint: Paint): string {
  return inkVariables[paint] ?? paint
}

type Shape = Exclude<Primitive, { kind: 'group' }>

type ElementPaint = {
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeDasharray?: string
  strokeLinecap?: 'round'
  strokeLinejoin?: 'round'
  vectorEffect?: 'non-scaling-stroke'
  opacity?: number
  'data-part'?: string
}

function roleStroke(role: LineRole, mode: LineMode): ElementPaint {
  const factor = mode.kind === 'screen' ? CSS_PX_PER_MM * mode.lineScale : mode.lineScale / mode.scale
  const dashes = lineDashesMm[role]
  return {
    strokeWidth: lineWeightsMm[role] * factor,
    strokeDasharray: dashes?.map((dash) => dash * factor).join(' '),
    vectorEffect: mode.kind === 'screen' ? 'non-scaling-stroke' : undefined,
  }
}

function paintProps(item: Shape, mode: LineMode): ElementPaint {
  const hasLine = item.strokeMm !== undefined || item.role !== undefined
  const isRound = item.kind === 'path' && item.isRoundJoined
  return {
    fill: item.fill ? colourOf(item.fill) : 'none',
    stroke: hasLine ? colourOf(item.stroke ?? 'ink') : undefined,
    ...(item.strokeMm !== undefined
      ? { strokeWidth: item.strokeMm }
      : item.role
        ? roleStroke(item.role, mode)
        : {}),
    ...(isRound ? { strokeLinecap: 'round', strokeLinejoin: 'round' } : {}),
    opacity: item.opacity,
    'data-part': item.part,
  }
}

type ItemProps = { item: Primitive; mode: LineMode; preferOutlines: boolean }

function SceneItem({ item, mode, preferOutlines }: ItemProps) {
  if (item.kind === 'group') {
    return (
      <g transform={`translate(${item.at.x} ${item.at.y})`} data-part={item.part}>
        <SceneItems items={item.items} mode={mode} preferOutlines={preferOutlines} />
      </g>
    )
  }
  const paint = paintProps(item, mode)
  switch (item.kind) {
    case 'path':
      return <path d={item.d} {...paint} />
    case 'rect': {
      const { x, y, width, height, radius } = item
      const body = <rect x={x} y={y} width={width} height={height} rx={radius} {...paint} />
      if (!item.picture) return body
      return (
        <>
          {body}
          <TiledPicture item={item} picture={item.picture} />
        </>
      )
    }
    case 'circle':
      return <circle cx={item.center.x} cy={item.center.y} r={item.radius} {...paint} />
    case 'line':
      return <line x1={item.from.x} y1={item.from.y} x2={item.to.x} y2={item.to.y} {...paint} />
    case 'text': {
      const turn = item.rotation ? ` rotate(${item.rotation})` : ''
      const transform = `translate(${item.at.x} ${item.at.y})${turn}`
      if (preferOutlines && item.outlines) return <path d={item.outlines} transform={transform} {...paint} />
      return (
        <text
          transform={transform}
          textAnchor={item.anchor}
          fontFamily={`"${item.font.family}", "${item.font.family} Variable", sans-serif`}
          fontWeight={item.font.weight}
          fontSize={item.font.sizeMm}
          xmlSpace="preserve"
          {...paint}
        >
          {item.text}
        </text>
      )
    }
  }
}

type ItemsProps = { items: readonly Primitive[]; mode: LineMode; preferOutlines?: boolean }

/** Draws primitives. Memoised: the same list of items is not drawn again when only the camera moves. */
export const SceneItems = memo(function SceneItems({ items, mode, preferOutlines = false }: ItemsProps) {
  return items.map((item, index) => (
    // Primitives have no identity of their own; their place in the list is what stays the same.
    // oxlint-disable-next-line react/no-array-index-key
    <SceneItem key={index} item={item} mode={mode} preferOutlines={preferOutlines} />
  ))
})
