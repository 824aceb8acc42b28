import type { DxfEntity } from './entities.ts'

/** A box, y upwards, mm. */
export interface Extent {
  left: number
  bottom: number
  right: number
  top: number
}

/** The points that an entity reaches at least: ends, and the sides of circles. */
function pointsOf(entity: DxfEntity): readonly (readonly [number, number])[] {
  switch (entity.kind) {
    case 'line':
      return [
        [entity.from.x, entity.from.y],
        [entity.to.x, entity.to.y],
      ]
    case 'circle': {
      const { center, radius } = entity
      return [
        [center.x - radius, center.y - radius],
        [center.x + radius, center.y + radius],
      ]
    }
    case 'polyline':
      return entity.vertices.map(({ x, y }) => [x, y])
    case 'text':
      return [[entity.at.x, entity.at.y]]
  }
}

/** What entities cover, bends of polylines left aside; of none, a point. */
export function extentOf(entities: readonly DxfEntity[]): Extent {
  const extent = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (const entity of entities)
    for (const [x, y] of pointsOf(entity)) {
      extent.left = Math.min(extent.left, x)
      extent.right = Math.max(extent.right, x)
      extent.bottom = Math.min(extent.bottom, y)
      extent.top = Math.max(extent.top, y)
    }
  return extent.left === Infinity ? { left: 0, bottom: 0, right: 0, top: 0 } : extent
}
