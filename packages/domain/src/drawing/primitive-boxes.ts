/** What the primitives of a scene cover: where something that is drawn stands, and whether a drawing keeps to its bounds. */
import { type Box, boxOf } from '../geometry/box.ts'
import { pathBox } from '../geometry/path.ts'
import type { Primitive } from './scene.ts'

export type Covered = { readonly part: string | undefined; readonly box: Box }

/** Width of a text in parts of its size, roughly; never much less than the real one. */
const TEXT_WIDTH = 0.62

function shifted(box: Box, dx: number, dy: number): Box {
  return boxOf(box.x + dx, box.y + dy, box.width, box.height)
}

function boxOfPrimitive(item: Exclude<Primitive, { kind: 'group' }>): Box {
  switch (item.kind) {
    case 'rect':
      return item
    case 'circle':
      return boxOf(item.center.x - item.radius, item.center.y - item.radius, 2 * item.radius, 2 * item.radius)
    case 'line':
      return boxOf(
        Math.min(item.from.x, item.to.x),
        Math.min(item.from.y, item.to.y),
        Math.abs(item.to.x - item.from.x),
        Math.abs(item.to.y - item.from.y),
      )
    case 'path':
      return pathBox(item.d)
    case 'text': {
      const width = item.text.length * TEXT_WIDTH * item.font.sizeMm
      const from = item.anchor === 'start' ? 0 : item.anchor === 'middle' ? 0.5 : 1
      return boxOf(item.at.x - width * from, item.at.y - item.font.sizeMm, width, item.font.sizeMm)
    }
  }
}

/** The boxes of everything that is drawn, groups resolved; arcs count by their end points. */
export function coveredBoxes(items: readonly Primitive[], dx = 0, dy = 0): Covered[] {
  return items.flatMap((item): Covered[] =>
    item.kind === 'group'
      ? coveredBoxes(item.items, dx + item.at.x, dy + item.at.y)
      : [{ part: item.part, box: shifted(boxOfPrimitive(item), dx, dy) }],
  )
}
