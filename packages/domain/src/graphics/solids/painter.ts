/**
 * The order in which faces must be painted so that nearer ones cover farther ones: a binary space partition, which
 * cuts faces that would otherwise stand both before and behind another. The viewer looks along -z from far away.
 */
import { add, dot, scale, subtract, type Vec3 } from './vector.ts'

/** `isDrawn`: whether the edge from this corner to the next one is a line of the picture. */
export type Corner = { readonly at: Vec3; readonly isDrawn: boolean }
export type Facet<Tag> = {
  /** flat and convex, counter-clockwise as the viewer sees it */
  readonly corners: readonly Corner[]
  /** towards the viewer */
  readonly normal: Vec3
  readonly tag: Tag
}

/** Nearer to a plane than this counts as in it, mm. */
const THICK = 1e-3
/** How many faces are tried as the next cut; the one that cuts fewest others wins. */
const TRIED = 7

type Plane = { readonly normal: Vec3; readonly at: number }

function planeOf<Tag>({ normal, corners }: Facet<Tag>): Plane {
  // The mean of all corners: round bodies have faces that are not quite flat.
  const sum = corners.reduce((total, { at }) => total + dot(normal, at), 0)
  return { normal, at: sum / corners.length }
}

type Side = 'before' | 'behind' | 'within' | 'across'

function sideOf<Tag>(plane: Plane, { corners }: Facet<Tag>): Side {
  let isBefore = false
  let isBehind = false
  for (const { at } of corners) {
    const distance = dot(plane.normal, at) - plane.at
    if (distance > THICK) isBefore = true
    else if (distance < -THICK) isBehind = true
  }
  if (isBefore && isBehind) return 'across'
  return isBefore ? 'before' : isBehind ? 'behind' : 'within'
}

/** The parts of a face before and behind a plane; the cut itself is no line of the picture. */
function cut<Tag>(plane: Plane, facet: Facet<Tag>): readonly [Facet<Tag>, Facet<Tag>] {
  const before: Corner[] = []
  const behind: Corner[] = []
  const { corners } = facet
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    const here = dot(plane.normal, corner.at) - plane.at
    const there = dot(plane.normal, next.at) - plane.at
    // From a corner in the plane the cut begins in that part which the edge does not enter.
    if (here >= -THICK)
      before.push({ ...corner, isDrawn: corner.isDrawn && (here > THICK || there >= -THICK) })
    if (here <= THICK)
      behind.push({ ...corner, isDrawn: corner.isDrawn && (here < -THICK || there <= THICK) })
    const crosses = (here > THICK && there < -THICK) || (here < -THICK && there > THICK)
    if (!crosses) return
    const at = add(corner.at, scale(subtract(next.at, corner.at), here / (here - there)))
    // Where one leaves a side the cut begins, which is no line; where one enters, the edge goes on.
    before.push({ at, isDrawn: here > 0 ? false : corner.isDrawn })
    behind.push({ at, isDrawn: here > 0 ? corner.isDrawn : false })
  })
  return [
    { ...facet, corners: before },
    { ...facet, corners: behind },
  ]
}

function chooseCut<Tag>(facets: readonly Facet<Tag>[]): number {
  const step = Math.max(1, Math.floor(facets.length / TRIED))
  let best = 0
  let fewest = Number.POSITIVE_INFINITY
  for (let i = 0; i < facets.length; i += step) {
    const candidate = facets[i]
    if (!candidate) continue
    const plane = planeOf(candidate)
    let cuts = 0
    let before = 0
    for (const facet of facets) {
      const side = sideOf(plane, facet)
      if (side === 'across') cuts += 1
      else if (side === 'before') before += 1
    }
    // Few cuts first, then an even split, so that the tree stays flat.
    const cost = cuts * 8 + Math.abs(before * 2 - facets.length)
    if (cost < fewest) [best, fewest] = [i, cost]
  }
  return best
}

/** The faces from the farthest to the nearest, cut where they must be. */
export function backToFront<Tag>(facets: readonly Facet<Tag>[]): readonly Facet<Tag>[] {
  const ordered: Facet<Tag>[] = []
  // A stack of its own: a deep tree must not exhaust that of the language.
  const work: ({ facets: readonly Facet<Tag>[] } | { paint: readonly Facet<Tag>[] })[] = [{ facets }]
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if ('paint' in next) {
      ordered.push(...next.paint)
      continue
    }
    if (next.facets.length < 2) {
      ordered.push(...next.facets)
      continue
    }
    const own = next.facets[chooseCut(next.facets)]
    if (!own) continue
    const plane = planeOf(own)
    const within: Facet<Tag>[] = []
    const before: Facet<Tag>[] = []
    const behind: Facet<Tag>[] = []
    for (const facet of next.facets) {
      const side = facet === own ? 'within' : sideOf(plane, facet)
      if (side === 'within') within.push(facet)
      else if (side === 'before') before.push(facet)
      else if (side === 'behind') behind.push(facet)
      else {
        const [near, far] = cut(plane, facet)
        before.push(near)
        behind.push(far)
      }
    }
    // Every face looks at the viewer, so what is before a face covers it. Last in, first painted.
    work.push({ facets: before }, { paint: within }, { facets: behind })
  }
  return ordered
}
