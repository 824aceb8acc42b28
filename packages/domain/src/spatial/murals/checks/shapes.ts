/** Boxes of panels as they are seen and as they are printed, and the panels at a seam. Inches. */
import type { Box } from '../../../geometry/box.ts'
import { formatInches } from '../../../units/lengths.ts'
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { bleedsOf, printedSize } from '../figures/panel-figures.ts'
import type { CheckedPanel, CheckedSeam, MuralChange } from './input.ts'

/** What measures may differ by and still be right: less than anybody cuts. */
export const TOLERANCE = 1 / 64

/** How far from a seam the edges of its panels are looked for, beyond its overlap. */
const SEAM_REACH = 3

export function boxOfSeen({ position, size }: Pick<CheckedPanel, 'position' | 'size'>): Box {
  return { x: position.x, y: position.y, width: size.width, height: size.height }
}

export function boxOfPrint(panel: CheckedPanel): Box {
  const { position, size } = panel
  const bleeds = bleedsOf(panel)
  return { x: position.x - bleeds.left, y: position.y - bleeds.top, ...printedSize(size, bleeds) }
}

export function rightOf({ position, size }: Pick<CheckedPanel, 'position' | 'size'>): number {
  return position.x + size.width
}

/** Boxes of a size that matters. */
export function visibleParts(boxes: readonly Box[]): Box[] {
  return boxes.filter(({ width, height }) => width > TOLERANCE && height > TOLERANCE)
}

export function panelName({ panelNumber }: Pick<CheckedPanel, 'panelNumber'>): string {
  return words.panel({ number: panelNumber })
}

export function seamName(seam: CheckedSeam): string {
  return words.seam({ at: formatInches(placeOf(seam)) })
}

/** Where a seam stands across the view. */
export function placeOf({ from, to }: CheckedSeam): number {
  return (from.x + to.x) / 2
}

/** Whether a seam goes from above to below: others are not judged. */
export function isUpright({ from, to }: CheckedSeam): boolean {
  return Math.abs(to.x - from.x) <= TOLERANCE && Math.abs(to.y - from.y) > TOLERANCE
}

/** Whether two stretches share more than a touch. */
function meets(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  return Math.min(to, otherTo) - Math.max(from, otherFrom) > TOLERANCE
}

/** Whether a seam goes through the inside of a box. */
export function crosses(seam: CheckedSeam, { x, y, width, height }: Box): boolean {
  const place = placeOf(seam)
  const [top, bottom] = [Math.min(seam.from.y, seam.to.y), Math.max(seam.from.y, seam.to.y)]
  return place > x + TOLERANCE && place < x + width - TOLERANCE && meets(top, bottom, y, y + height)
}

export type SeamPanels = { readonly left: CheckedPanel; readonly right: CheckedPanel }

/** The panels whose edges are nearest to a seam, on its left and on its right; undefined where one of them is missing. */
export function panelsAt(seam: CheckedSeam, panels: readonly CheckedPanel[]): SeamPanels | undefined {
  const place = placeOf(seam)
  const [top, bottom] = [Math.min(seam.from.y, seam.to.y), Math.max(seam.from.y, seam.to.y)]
  const reach = seam.thickness + SEAM_REACH
  const beside = panels.filter(({ position, size }) =>
    meets(top, bottom, position.y, position.y + size.height),
  )
  const nearest = (edgeOf: (panel: CheckedPanel) => number, isSide: (middle: number) => boolean) =>
    beside
      .filter(
        (panel) =>
          isSide(panel.position.x + panel.size.width / 2) && Math.abs(edgeOf(panel) - place) <= reach,
      )
      .sort((one, other) => Math.abs(edgeOf(one) - place) - Math.abs(edgeOf(other) - place))[0]
  const left = nearest(rightOf, (middle) => middle < place)
  const right = nearest(
    ({ position }) => position.x,
    (middle) => middle > place,
  )
  return left === undefined || right === undefined ? undefined : { left, right }
}

/** A panel whose left and right edges are put to other places; undefined where nothing of it would be left. */
export function withEdges(panel: CheckedPanel, from: number, to: number): MuralChange[] {
  if (to - from <= TOLERANCE) return []
  return [
    {
      kind: 'update',
      type: 'calicoMuralPanel',
      id: panel.id,
      data: {
        position: { ...panel.position, x: from },
        size: { ...panel.size, width: to - from },
      },
    },
  ]
}

/** Both panels of a seam meet at `place`, and the seam stands there. */
export function meetAt(seam: CheckedSeam, { left, right }: SeamPanels, place: number): MuralChange[] {
  return [
    ...withEdges(left, left.position.x, place),
    ...withEdges(right, place, rightOf(right)),
    {
      kind: 'update',
      type: 'calicoMuralSeam',
      id: seam.id,
      data: { from: { ...seam.from, x: place }, to: { ...seam.to, x: place } },
    },
  ]
}
