/**
 * The sheet as tiles of bitmap: each is painted once and put together anew for every frame, so that panning costs the same
 * however much stands there. What changed paints its tiles again; while one zooms, the old tiles stand in until there are
 * new ones.
 */
import type { Box, Point } from '@orderwright/domain'
import type { Camera } from '@orderwright/editor/canvas'

/** Pixels of the page along the edge of a tile. */
const TILE = 256
/** Milliseconds of each frame that are spent on new tiles. */
const BUDGET_MS = 6
/** Tiles around those that are seen, painted when there is time. */
const AROUND = 1
/** Tiles that are kept at most. */
const MAX_TILES = 400

interface Tile {
  readonly bitmap: HTMLCanvasElement
  isStale: boolean
}

interface Level {
  readonly scale: number
  readonly tiles: Map<string, Tile>
  /** everything that was to be seen has been painted */
  isComplete: boolean
}

/** Milliseconds after which a scale is taken for the one that somebody stays at: tiles of those on the way are thrown away. */
const SETTLED_MS = 90

export interface TilePainterOptions {
  /** paints what stands in a box of the sheet; the context stands in inches of it */
  readonly paint: (context: CanvasRenderingContext2D, box: Box, scale: number) => void
  /** there is more to be painted: ask for another frame */
  readonly again: () => void
}

function keyOf(column: number, row: number): string {
  return [column, row].join(' ')
}

/** The box of the sheet that a tile shows, with the width of a line around it. */
function boxOf(column: number, row: number, scale: number): Box {
  const size = TILE / scale
  return { x: column * size, y: row * size, width: size, height: size }
}

export function createTilePainter({ paint, again }: TilePainterOptions) {
  let level: Level = { scale: 1, tiles: new Map(), isComplete: false }
  /** the tiles of the last scale that was painted whole, shown where there are none of this one */
  let former: Level | null = null
  let zoomedAt = 0
  let ratio = 1

  function paintTile(column: number, row: number): Tile {
    const known = level.tiles.get(keyOf(column, row))
    const bitmap = known?.bitmap ?? document.createElement('canvas')
    const pixels = Math.round(TILE * ratio)
    if (bitmap.width !== pixels) {
      bitmap.width = pixels
      bitmap.height = pixels
    }
    // Painted by the processor: it is painted once, and a graphics card that is one in name only would be far slower.
    const context = bitmap.getContext('2d', { willReadFrequently: true })
    const box = boxOf(column, row, level.scale)
    if (context) {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, pixels, pixels)
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
    const tile = { bitmap, isStale: false }
    level.tiles.delete(keyOf(column, row))
    level.tiles.set(keyOf(column, row), tile)
    return tile
  }

  function forgetOldest(): void {
    for (const key of level.tiles.keys()) {
      if (level.tiles.size <= MAX_TILES) return
      level.tiles.delete(key)
    }
  }

  function useScale(scale: number): void {
    if (level.scale === scale) return
    // Tiles that were painted in part only are worth less than those that they were to replace.
    if (level.isComplete || former === null) former = level.tiles.size > 0 ? level : null
    level = { scale, tiles: new Map(), isComplete: false }
    zoomedAt = performance.now()
  }

  function drawLevel(
    target: CanvasRenderingContext2D,
    shown: Level,
    origin: Point,
    scale: number,
    size: { width: number; height: number },
  ): void {
    const edge = (TILE / shown.scale) * scale
    for (const [key, { bitmap }] of shown.tiles) {
      const [column = 0, row = 0] = key.split(' ').map(Number)
      const x = origin.x + column * edge
      const y = origin.y + row * edge
      if (x > size.width || y > size.height || x + edge < 0 || y + edge < 0) continue
      target.drawImage(bitmap, x, y, edge, edge)
    }
  }

  return {
    /** What stands in these boxes has changed; null: everything has. */
    invalidate(boxes: readonly Box[] | null): void {
      if (boxes === null) {
        for (const tile of level.tiles.values()) tile.isStale = true
        former = null
        return
      }
      const margin = 24 / level.scale
      for (const [key, tile] of level.tiles) {
        const [column = 0, row = 0] = key.split(' ').map(Number)
        const { x, y, width, height } = boxOf(column, row, level.scale)
        tile.isStale ||= boxes.some(
          (box) =>
            box.x - margin <= x + width &&
            x <= box.x + box.width + margin &&
            box.y - margin <= y + height &&
            y <= box.y + box.height + margin,
        )
      }
    },
    /** Draws a frame: what there is at once, and new tiles as far as the time allows. */
    draw(
      target: CanvasRenderingContext2D,
      camera: Camera,
      size: { width: number; height: number },
      pixelRatio: number,
    ): void {
      if (ratio !== pixelRatio) {
        ratio = pixelRatio
        level = { scale: camera.scale, tiles: new Map(), isComplete: false }
        former = null
      }
      useScale(camera.scale)
      target.setTransform(ratio, 0, 0, ratio, 0, 0)
      target.clearRect(0, 0, size.width, size.height)
      // Whole pixels: tiles that lie between two are blurred, and their edges show.
      const snap = (value: number) => Math.round(value * ratio) / ratio
      const origin = {
        x: snap(size.width / 2 - camera.center.x * camera.scale),
        y: snap(size.height / 2 - camera.center.y * camera.scale),
      }
      const first = { column: Math.floor(-origin.x / TILE), row: Math.floor(-origin.y / TILE) }
      const last = {
        column: Math.floor((size.width - origin.x) / TILE),
        row: Math.floor((size.height - origin.y) / TILE),
      }
      const now = performance.now()
      if (former && now - zoomedAt < SETTLED_MS) {
        drawLevel(target, former, origin, camera.scale, size)
        return again()
      }
      const until = now + BUDGET_MS
      let isComplete = true
      const seen: (readonly [number, number])[] = []
      for (let row = first.row; row <= last.row; row += 1) {
        for (let column = first.column; column <= last.column; column += 1) seen.push([column, row])
      }
      const isWanted = ([column, row]: readonly [number, number]) => {
        const tile = level.tiles.get(keyOf(column, row))
        return tile === undefined || tile.isStale
      }
      // What changed is shown at once and whole: half of a change would be a lie.
      const stale = seen.filter(([column, row]) => level.tiles.get(keyOf(column, row))?.isStale === true)
      for (const [column, row] of stale) paintTile(column, row)
      for (const place of seen) {
        if (!isWanted(place)) continue
        if (performance.now() > until) {
          isComplete = false
          break
        }
        paintTile(...place)
      }
      if (former && !isComplete) drawLevel(target, former, origin, camera.scale, size)
      if (isComplete) {
        former = null
        level.isComplete = true
      }
      for (const [column, row] of seen) {
        const tile = level.tiles.get(keyOf(column, row))
        if (tile) target.drawImage(tile.bitmap, origin.x + column * TILE, origin.y + row * TILE, TILE, TILE)
      }
      if (!isComplete) return again()
      for (let row = first.row - AROUND; row <= last.row + AROUND; row += 1) {
        for (let column = first.column - AROUND; column <= last.column + AROUND; column += 1) {
          if (!isWanted([column, row])) continue
          if (performance.now() > until) return again()
          paintTile(column, row)
        }
      }
      forgetOldest()
    },
  }
}
