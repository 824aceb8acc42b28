/**
 * The sheet as tiles: each is painted once and stands on the page as an element of its own, so that panning only moves
 * their layer, however much stands there and whatever puts the page together, a graphics card or the processor. What
 * changed paints its tiles again; while one zooms, the old tiles stand in until there are new ones.
 */
import type { Box } from '@orderwright/domain/geometry'
import { createLayer, type Look, originOf, paintedByProcessor, placeLayer } from './layers.ts'

/** Pixels of the page along the edge of a tile. */
const TILE = 256
/** Milliseconds of each frame that are spent on new tiles. */
const BUDGET_MS = 6
/** Tiles around those that are seen, painted when there is time. */
const AROUND = 1
/** Tiles around those that stand on the page: what comes and goes there lets the page be put together anew. */
const STANDING = 3
/** Tiles that are kept at most. */
const MAX_TILES = 400

interface Tile {
  readonly column: number
  readonly row: number
  readonly bitmap: HTMLCanvasElement
  isStale: boolean
}

interface Level {
  readonly scale: number
  readonly layer: HTMLElement
  readonly tiles: Map<string, Tile>
  /** everything that was to be seen has been painted */
  isComplete: boolean
  /** between which tiles those stand on the page that do */
  standing: string
}

/** Columns and rows, the first and the last. */
interface Range {
  readonly columns: readonly [number, number]
  readonly rows: readonly [number, number]
}

/** Milliseconds after which a scale is taken for the one that somebody stays at: tiles of those on the way are thrown away. */
const SETTLED_MS = 90

export interface TilePainterOptions {
  /** where the tiles stand */
  readonly root: HTMLElement
  /** the color of the paper: tiles cover what stands below them */
  readonly paper: string
  /** paints what stands in a box of the sheet; the context stands in inches of it */
  readonly paint: (context: CanvasRenderingContext2D, box: Box, scale: number) => void
  /** there is more to be painted: ask for another frame */
  readonly again: () => void
}

function keyOf(column: number, row: number): string {
  return [column, row].join(' ')
}

/** The box of the sheet that a tile shows. */
function boxOf(column: number, row: number, scale: number): Box {
  const size = TILE / scale
  return { x: column * size, y: row * size, width: size, height: size }
}

function placesIn({ columns, rows }: Range): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) places.push([column, row])
  }
  return places
}

function widened({ columns, rows }: Range, by: number): Range {
  return { columns: [columns[0] - by, columns[1] + by], rows: [rows[0] - by, rows[1] + by] }
}

function isIn({ columns, rows }: Range, { column, row }: Tile): boolean {
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1]
}

export function createTilePainter({ root, paper, paint, again }: TilePainterOptions) {
  let level = levelAt(1)
  /** the tiles of the last scale that was painted whole, shown where there are none of this one */
  let former: Level | null = null
  let zoomedAt = 0
  let ratio = 1

  function levelAt(scale: number): Level {
    return { scale, layer: createLayer(root), tiles: new Map(), isComplete: false, standing: '' }
  }

  function forgetFormer(): void {
    former?.layer.remove()
    former = null
  }

  function createTile(column: number, row: number): Tile {
    const bitmap = document.createElement('canvas')
    bitmap.style.cssText = `position:absolute;left:${column * TILE}px;top:${row * TILE}px;width:${TILE}px;height:${TILE}px`
    return { column, row, bitmap, isStale: true }
  }

  function paintTile(column: number, row: number): void {
    const key = keyOf(column, row)
    const tile = level.tiles.get(key) ?? createTile(column, row)
    const { bitmap } = tile
    const pixels = Math.round(TILE * ratio)
    if (bitmap.width !== pixels) {
      bitmap.width = pixels
      bitmap.height = pixels
    }
    const context = paintedByProcessor(bitmap, { alpha: false })
    const box = boxOf(column, row, level.scale)
    if (context) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = paper
      context.fillRect(0, 0, pixels, pixels)
      const zoom = level.scale * ratio
      context.setTransform(zoom, 0, 0, zoom, -box.x * zoom, -box.y * zoom)
      // Lines and letters of a neighbour reach over the edge.
      const margin = 24 / level.scale
      const around = {
        x: box.x - margin,
        y: box.y - margin,
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      }
      paint(context, around, level.scale)
    }
    tile.isStale = false
    level.tiles.delete(key)
    level.tiles.set(key, tile)
    if (bitmap.parentNode !== level.layer) level.layer.append(bitmap)
  }

  function forgetOldest(): void {
    for (const [key, { bitmap }] of level.tiles) {
      if (level.tiles.size <= MAX_TILES) return
      bitmap.remove()
      level.tiles.delete(key)
    }
  }

  function useScale(scale: number): void {
    if (level.scale === scale) return
    // Tiles that were painted in part only are worth less than those that they were to replace.
    if ((level.isComplete || former === null) && level.tiles.size > 0) {
      forgetFormer()
      former = level
    } else level.layer.remove()
    level = levelAt(scale)
    zoomedAt = performance.now()
  }

  /** On the page stand those around what is seen alone. */
  function standAround(seen: Range): void {
    const standing = JSON.stringify(seen)
    if (level.standing === standing) return
    level.standing = standing
    const [near, far] = [widened(seen, AROUND), widened(seen, STANDING)]
    for (const tile of level.tiles.values()) {
      if (!isIn(far, tile)) tile.bitmap.remove()
      else if (isIn(near, tile) && tile.bitmap.parentNode !== level.layer) level.layer.append(tile.bitmap)
    }
  }

  function isWanted([column, row]: readonly [number, number]): boolean {
    const tile = level.tiles.get(keyOf(column, row))
    return tile === undefined || tile.isStale
  }

  /** Paints as many of these as the time allows; false where some are left. */
  function paintUntil(until: number, places: readonly (readonly [number, number])[]): boolean {
    for (const place of places) {
      if (!isWanted(place)) continue
      if (performance.now() > until) return false
      paintTile(...place)
    }
    return true
  }

  return {
    /** What stands in these boxes has changed; null: everything has. */
    invalidate(boxes: readonly Box[] | null): void {
      if (boxes === null) {
        for (const tile of level.tiles.values()) tile.isStale = true
        forgetFormer()
        return
      }
      const margin = 24 / level.scale
      for (const tile of level.tiles.values()) {
        const { x, y, width, height } = boxOf(tile.column, tile.row, level.scale)
        tile.isStale ||= boxes.some(
          (box) =>
            box.x - margin <= x + width &&
            x <= box.x + box.width + margin &&
            box.y - margin <= y + height &&
            y <= box.y + box.height + margin,
        )
      }
    },
    /** Brings the page to a frame: what there is at once, and new tiles as far as the time allows. */
    draw({ camera, screen, ratio: pixelRatio }: Look): void {
      if (ratio !== pixelRatio) {
        ratio = pixelRatio
        level.layer.remove()
        level = levelAt(camera.scale)
        forgetFormer()
      }
      useScale(camera.scale)
      const origin = originOf(camera, screen, ratio)
      if (former) placeLayer(former.layer, origin, camera.scale / former.scale)
      placeLayer(level.layer, origin)
      const now = performance.now()
      if (former && now - zoomedAt < SETTLED_MS) return again()
      const seen: Range = {
        columns: [Math.floor(-origin.x / TILE), Math.floor((screen.width - origin.x) / TILE)],
        rows: [Math.floor(-origin.y / TILE), Math.floor((screen.height - origin.y) / TILE)],
      }
      standAround(seen)
      const places = placesIn(seen)
      // What changed is shown at once and whole: half of a change would be a lie.
      for (const place of places) {
        if (level.tiles.get(keyOf(...place))?.isStale) paintTile(...place)
      }
      const until = now + BUDGET_MS
      if (!paintUntil(until, places)) return again()
      forgetFormer()
      level.isComplete = true
      if (!paintUntil(until, placesIn(widened(seen, AROUND)))) return again()
      forgetOldest()
    },
  }
}
