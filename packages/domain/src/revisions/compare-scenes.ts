/**
 * Two drawings one over the other: what only the earlier one has, what only the later one has, and what both have, primitive by
 * primitive at its place. Groups are taken apart first, so that a group of which one line moved is not another group as a whole.
 */
import { type Primitive, type Scene } from '../drawing/scene.ts'
import { type Box, unionBoxes } from '../geometry/box.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'

export type SceneDifference = {
  /** what both cover */
  readonly bounds: Box
  readonly same: readonly Primitive[]
  readonly removed: readonly Primitive[]
  readonly added: readonly Primitive[]
}

/** A primitive at its place on the sheet. Paths are moved by a group around them alone, as their text is not read. */
function flattened(item: Primitive): Primitive[] {
  if (item.kind !== 'group') return [item]
  const { at, annotation } = item
  return item.items.flatMap(flattened).map((child): Primitive => {
    const moved = movedBy(child, at.x, at.y)
    return annotation === undefined
      ? moved
      : { kind: 'group', at: { x: 0, y: 0 }, annotation, items: [moved] }
  })
}

function movedBy(item: Primitive, x: number, y: number): Primitive {
  switch (item.kind) {
    case 'rect':
      return { ...item, x: item.x + x, y: item.y + y }
    case 'circle':
      return { ...item, center: { x: item.center.x + x, y: item.center.y + y } }
    case 'line':
      return {
        ...item,
        from: { x: item.from.x + x, y: item.from.y + y },
        to: { x: item.to.x + x, y: item.to.y + y },
      }
    case 'text':
      return { ...item, at: { x: item.at.x + x, y: item.at.y + y } }
    case 'path':
      return { kind: 'group', at: { x, y }, items: [item] }
    case 'group':
      return { ...item, at: { x: item.at.x + x, y: item.at.y + y } }
  }
}

/** Hundredths of a millimetre: what differs by less is the arithmetic of another layout, and nobody sees it. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 100) / 100 || 0
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, rounded(child)]))
}

/** What a primitive looks like and where; of which part it is, is nothing that one sees. */
function lookOf(item: Primitive): string {
  const { part: _, ...seen } = item
  return canonicalJson(rounded(seen))
}

type Drawn = Pick<Scene, 'items' | 'bounds'>

/** Equal primitives pair off one to one: of three lines where there were two, one was added. */
export function compareScenes(before: Drawn | null, after: Drawn | null): SceneDifference {
  const old = (before?.items ?? []).flatMap(flattened)
  const now = (after?.items ?? []).flatMap(flattened)
  const left = new Map<string, number>()
  for (const look of old.map(lookOf)) left.set(look, (left.get(look) ?? 0) + 1)
  const [same, added]: [Primitive[], Primitive[]] = [[], []]
  for (const item of now) {
    const look = lookOf(item)
    const count = left.get(look) ?? 0
    if (count === 0) added.push(item)
    else {
      left.set(look, count - 1)
      same.push(item)
    }
  }
  const removed = old.filter((item) => {
    const look = lookOf(item)
    const count = left.get(look) ?? 0
    if (count > 0) left.set(look, count - 1)
    return count > 0
  })
  const empty = { x: 0, y: 0, width: 0, height: 0 }
  const [one, other] = [before?.bounds ?? after?.bounds ?? empty, after?.bounds ?? before?.bounds ?? empty]
  return { bounds: unionBoxes(one, other), same, removed, added }
}
