/** Whether the wall was measured as it is, and openings have an allowance to be trimmed. */
import type { Box } from '../../../geometry/box.ts'
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { formatInches } from '../../../units/lengths.ts'
import { remainingBoxes, sharedBox } from '../figures/boxes.ts'
import { measuredSize, outOfSquare, UNEQUAL_SIDES, unequalSides } from '../figures/measured-sides.ts'
import type { CheckedBox, CheckedPanel, Finding, MuralChange, ViewMural } from './input.ts'
import { boxOfPrint, boxOfSeen, rightOf, TOLERANCE, visibleParts } from './shapes.ts'

/** Areas whose opposite sides, or whose diagonals, differ by more than is usual. */
export function unequalWalls({ areas }: ViewMural): Finding[] {
  return areas.flatMap(({ id, measured }): Finding[] => {
    if (measured === null) return []
    const { width, height } = unequalSides(measured)
    const sides = Math.max(width, height)
    const square = outOfSquare(measured)
    const said = { severity: 'warning', subjects: [id], repairs: [] } as const
    return [
      ...(sides <= UNEQUAL_SIDES
        ? []
        : [
            {
              ...said,
              code: 'wallUnequal',
              message: words.wallUnequal({ by: formatInches(sides) }),
              advice: words.wallUnequalAdvice,
            } as const,
          ]),
      ...(square <= UNEQUAL_SIDES
        ? []
        : [
            {
              ...said,
              code: 'wallOutOfSquare',
              message: words.wallOutOfSquare({ by: formatInches(square) }),
              advice: words.wallOutOfSquareAdvice,
            } as const,
          ]),
    ]
  })
}

/** Areas that are smaller than their wall was measured: a mural of their size would leave a strip of it bare. */
export function areasBelowMeasure({ areas }: ViewMural): Finding[] {
  return areas.flatMap(({ id, size, measured }): Finding[] => {
    if (measured === null) return []
    const needed = measuredSize(measured, size)
    const wanted = {
      width: Math.max(size.width, needed.width),
      height: Math.max(size.height, needed.height),
    }
    // Less than that is covered by the bleeds, which are trimmed on site.
    const missing = Math.max(wanted.width - size.width, wanted.height - size.height)
    if (missing <= UNEQUAL_SIDES) return []
    return [
      {
        code: 'areaBelowMeasure',
        severity: 'warning',
        subjects: [id],
        message: words.areaBelowMeasure({
          width: formatInches(needed.width),
          height: formatInches(needed.height),
        }),
        advice: words.areaBelowMeasureAdvice,
        repairs: [
          {
            title: words.areaBelowMeasureRepair,
            changes: [{ kind: 'update', type: 'calicoMuralArea', id, data: { size: wanted } }],
          },
        ],
      },
    ]
  })
}

/** The strips along an opening's edges that are to be printed: those that stand inside of an area. */
function allowanceStrips({ box }: CheckedBox, view: ViewMural): Box[] {
  const { openingAllowance: by } = view
  const across = Math.min(by, box.width)
  const down = Math.min(by, box.height)
  return view.areas.flatMap((area) => {
    const wall = boxOfSeen(area)
    const right = box.x + box.width
    const bottom = box.y + box.height
    const strips = [
      box.x > wall.x + TOLERANCE ? { ...box, width: across } : undefined,
      right < wall.x + wall.width - TOLERANCE ? { ...box, x: right - across, width: across } : undefined,
      box.y > wall.y + TOLERANCE ? { ...box, height: down } : undefined,
      bottom < wall.y + wall.height - TOLERANCE ? { ...box, y: bottom - down, height: down } : undefined,
    ]
    return strips.flatMap((strip) => (strip === undefined ? [] : (sharedBox(strip, wall) ?? [])))
  })
}

/** The bleeds of panels that end at an opening, up to the allowance. */
function extendBleeds({ box }: CheckedBox, { panels, openingAllowance }: ViewMural): MuralChange[] {
  const right = box.x + box.width
  const bottom = box.y + box.height
  const needed = (bleed: number, edge: number, end: number, sign: 1 | -1) => {
    const inside = sign * (edge - end)
    // Only a panel whose edge stands at the opening's: others are beside it or go over it.
    return Math.abs(inside) <= openingAllowance ? Math.max(bleed, openingAllowance - inside) : bleed
  }
  return panels.flatMap((panel: CheckedPanel): MuralChange[] => {
    const seen = boxOfSeen(panel)
    const isBeside = seen.y < bottom - TOLERANCE && seen.y + seen.height > box.y + TOLERANCE
    const isAbove = seen.x < right - TOLERANCE && rightOf(panel) > box.x + TOLERANCE
    const data = {
      bleedRight: isBeside ? needed(panel.bleedRight, rightOf(panel), box.x, 1) : panel.bleedRight,
      bleedLeft: isBeside ? needed(panel.bleedLeft, seen.x, right, -1) : panel.bleedLeft,
      bleedBottom: isAbove ? needed(panel.bleedBottom, seen.y + seen.height, box.y, 1) : panel.bleedBottom,
      bleedTop: isAbove ? needed(panel.bleedTop, seen.y, bottom, -1) : panel.bleedTop,
    }
    const isChanged =
      data.bleedRight !== panel.bleedRight ||
      data.bleedLeft !== panel.bleedLeft ||
      data.bleedBottom !== panel.bleedBottom ||
      data.bleedTop !== panel.bleedTop
    return isChanged ? [{ kind: 'update', type: 'calicoMuralPanel', id: panel.id, data }] : []
  })
}

/** Openings at whose edges the print ends too soon to be trimmed. */
export function openingFindings(view: ViewMural): Finding[] {
  const prints = view.panels.map(boxOfPrint)
  return view.openings.flatMap((opening): Finding[] => {
    const bare = allowanceStrips(opening, view).flatMap((strip) =>
      visibleParts(remainingBoxes(strip, prints)),
    )
    if (bare.length === 0) return []
    return [
      {
        code: 'openingWithoutAllowance',
        severity: 'warning',
        subjects: [opening.id],
        message: words.openingWithoutAllowance({ allowance: formatInches(view.openingAllowance) }),
        advice: words.openingWithoutAllowanceAdvice,
        repairs: [{ title: words.openingWithoutAllowanceRepair, changes: extendBleeds(opening, view) }],
      },
    ]
  })
}
