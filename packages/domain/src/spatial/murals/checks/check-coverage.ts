/** Whether panels cover the areas, and lie on each other only at seams. */
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { formatInches } from '../../../units/lengths.ts'
import { remainingBoxes, sharedBox } from '../figures/boxes.ts'
import { withNewSeams } from './check-joints.ts'
import type { CheckedArea, CheckedPanel, Finding, MuralChange, ViewMural } from './input.ts'
import { boxOfSeen, panelName, panelsAt, placeOf, rightOf, TOLERANCE, visibleParts } from './shapes.ts'

/** The panels that lie on an area, left to right. */
function panelsOn(area: CheckedArea, { panels }: ViewMural): CheckedPanel[] {
  return panels
    .filter((panel) => sharedBox(boxOfSeen(area), boxOfSeen(panel)) !== undefined)
    .sort((one, other) => one.position.x - other.position.x)
}

/** The panels of an area, each extended to the next one (both to the seam between them), the outer ones to its edges. */
function extendPanels(area: CheckedArea, view: ViewMural): MuralChange[] {
  const row = panelsOn(area, view)
  const areaBox = boxOfSeen(area)
  const [areaRight, areaBottom] = [areaBox.x + areaBox.width, areaBox.y + areaBox.height]
  const jointAfter = (index: number): number | undefined => {
    const [left, right] = [row[index], row[index + 1]]
    if (left === undefined || right === undefined || right.position.x - rightOf(left) <= TOLERANCE)
      return undefined
    const between = view.seams
      .map(placeOf)
      .find((place) => place >= rightOf(left) - TOLERANCE && place <= right.position.x + TOLERANCE)
    return between ?? right.position.x
  }
  return row.map((panel, index) => {
    const { position, size } = panel
    const from = index === 0 ? Math.min(position.x, areaBox.x) : (jointAfter(index - 1) ?? position.x)
    const to =
      index === row.length - 1 ? Math.max(rightOf(panel), areaRight) : (jointAfter(index) ?? rightOf(panel))
    const top = Math.min(position.y, areaBox.y)
    const bottom = Math.max(position.y + size.height, areaBottom)
    return {
      kind: 'update',
      type: 'calicoMuralPanel',
      id: panel.id,
      data: { position: { ...position, x: from, y: top }, size: { width: to - from, height: bottom - top } },
    }
  })
}

/** Parts of areas that no panel covers; openings need none. */
export function uncoveredAreas(view: ViewMural): Finding[] {
  return view.areas.flatMap((area): Finding[] => {
    const covered = [...view.panels.map(boxOfSeen), ...view.openings.map(({ box }) => box)]
    const bare = visibleParts(remainingBoxes(boxOfSeen(area), covered))
    const [largest] = bare.sort((one, other) => other.width * other.height - one.width * one.height)
    if (largest === undefined) return []
    const { width, height } = largest
    return [
      {
        code: 'areaUncovered',
        severity: 'fault',
        subjects: [area.id],
        message: words.areaUncovered({ width: formatInches(width), height: formatInches(height) }),
        advice: words.areaUncoveredAdvice,
        repairs: withNewSeams({ title: words.areaUncoveredRepair, changes: extendPanels(area, view) }, view),
      },
    ]
  })
}

/** Panels that lie on each other where no seam says so. */
export function overlappingPanels(view: ViewMural): Finding[] {
  const atSeams = view.seams.flatMap((seam) => panelsAt(seam, view.panels) ?? [])
  const isAtSeam = (one: CheckedPanel, other: CheckedPanel) =>
    atSeams.some(({ left, right }) => left.id === one.id && right.id === other.id)
  const row = view.panels.toSorted((one, other) => one.position.x - other.position.x)
  return row.flatMap((one, index) =>
    row.slice(index + 1).flatMap((other): Finding[] => {
      const shared = sharedBox(boxOfSeen(one), boxOfSeen(other))
      if (shared === undefined || visibleParts([shared]).length === 0) return []
      if (isAtSeam(one, other) || isAtSeam(other, one)) return []
      const by = formatInches(Math.min(shared.width, shared.height))
      const changes: MuralChange[] = [
        {
          kind: 'update',
          type: 'calicoMuralPanel',
          id: one.id,
          data: { size: { ...one.size, width: other.position.x - one.position.x } },
        },
      ]
      return [
        {
          code: 'panelsOverlap',
          severity: 'fault',
          subjects: [one.id, other.id],
          message: words.panelsOverlap({ one: panelName(one), other: panelName(other).toLowerCase(), by }),
          advice: words.panelsOverlapAdvice,
          repairs:
            other.position.x - one.position.x > TOLERANCE
              ? withNewSeams({ title: words.panelsOverlapRepair, changes }, view)
              : [],
        },
      ]
    }),
  )
}
