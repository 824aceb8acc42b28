/** Two drawings as one scene: what both have in gray, what is gone in red and dashed, what has come in blue. */
import type { Primitive, Scene } from '../drawing/scene.ts'
import { revisionPaperWords as words } from '../messages/papers/revisions.ts'
import { compareScenes } from './compare-scenes.ts'

/** Told apart by people who see no red and no green, and on gray paper by the dashes. */
export const overlayColors = { same: '#a3a39d', removed: '#b3261e', added: '#1449a8' } as const
type Side = keyof typeof overlayColors

/** Surfaces are tinted, so that what lies under them is seen. */
const TINT = 0.12

function painted(item: Primitive, side: Side): Primitive {
  const color = overlayColors[side]
  if (item.kind === 'group') return { ...item, items: item.items.map((child) => painted(child, side)) }
  const hasFill = item.fill !== undefined && item.fill !== 'none'
  const bare = item.kind === 'rect' ? withoutPicture(item) : item
  if (item.kind === 'text') return { ...bare, fill: color, stroke: color }
  if (item.role === undefined && item.strokeMm === undefined) {
    return hasFill ? { ...bare, fill: side === 'same' ? 'none' : color, opacity: TINT * 3 } : bare
  }
  return {
    ...bare,
    stroke: color,
    ...(hasFill ? { fill: 'none' } : {}),
    ...(side === 'removed' && item.strokeMm === undefined ? { role: 'hidden' as const } : {}),
  }
}

function withoutPicture<T extends { readonly picture?: unknown }>({ picture: _, ...item }: T) {
  return item
}

/** A drawing that is not there any more, or was not there before, is null. */
export type DrawnSide = Pick<Scene, 'items' | 'bounds'> | null

export type Overlay = { readonly scene: Scene; readonly isSame: boolean }

/** The overlay of two drawings; null where there is none. */
export function overlayOf(before: DrawnSide, after: DrawnSide): Overlay | null {
  if (before === null && after === null) return null
  const { bounds, same, removed, added } = compareScenes(before, after)
  const sides: readonly (readonly [Side, readonly Primitive[]])[] = [
    ['same', same],
    ['removed', removed],
    ['added', added],
  ]
  return {
    isSame: removed.length === 0 && added.length === 0,
    scene: {
      family: 'overlay',
      bounds,
      items: sides.flatMap(([side, items]) => items.map((item) => painted(item, side))),
      dimensions: [],
      parts: [],
      description: words.overlay({ removed: removed.length, added: added.length }),
    },
  }
}
