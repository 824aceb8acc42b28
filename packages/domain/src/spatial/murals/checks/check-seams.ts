/** Whether each seam stands where its panels meet, and their bleeds are its shares. */
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { formatInches } from '../../../units/lengths.ts'
import { seamShares } from '../figures/seam-shares.ts'
import type { CheckedSeam, Finding, MuralChange, MuralRepair, ViewMural } from './input.ts'
import {
  crosses,
  isUpright,
  meetAt,
  panelsAt,
  placeOf,
  rightOf,
  type SeamPanels,
  seamName,
  TOLERANCE,
} from './shapes.ts'

type Shares = { readonly left: number; readonly right: number }

/** The panels of a seam, with the bleeds that are its shares; their edges as they are. */
function shareChanges({ left, right }: SeamPanels, shares: Shares): MuralChange[] {
  return [
    { kind: 'update', type: 'calicoMuralPanel', id: left.id, data: { bleedRight: shares.left } },
    { kind: 'update', type: 'calicoMuralPanel', id: right.id, data: { bleedLeft: shares.right } },
  ]
}

/** Both panels meet at the seam with its shares; one change for each entity. */
function fitToSeam(seam: CheckedSeam, panels: SeamPanels, shares: Shares): MuralRepair {
  const { left, right } = panels
  const place = placeOf(seam)
  return {
    title: words.fitToSeamRepair,
    changes: [
      {
        kind: 'update',
        type: 'calicoMuralPanel',
        id: left.id,
        data: { size: { ...left.size, width: place - left.position.x }, bleedRight: shares.left },
      },
      {
        kind: 'update',
        type: 'calicoMuralPanel',
        id: right.id,
        data: {
          position: { ...right.position, x: place },
          size: { ...right.size, width: rightOf(right) - place },
          bleedLeft: shares.right,
        },
      },
    ],
  }
}

/** Whether the print of both panels overlaps as the seam says, where their edges do not meet. */
function overlapFinding(seam: CheckedSeam, panels: SeamPanels, shares: Shares): Finding[] {
  const { left, right } = panels
  const apart = right.position.x - rightOf(left)
  if (Math.abs(apart) <= TOLERANCE) return []
  const actual = left.bleedRight + right.bleedLeft - apart
  if (Math.abs(actual - seam.thickness) <= TOLERANCE) return []
  const sizes = {
    seam: seamName(seam),
    actual: formatInches(actual),
    overlap: formatInches(seam.thickness),
  }
  const isLarger = actual > seam.thickness
  return [
    {
      code: isLarger ? 'overlapLarger' : 'overlapSmaller',
      severity: 'fault',
      subjects: [seam.id, left.id, right.id],
      message: isLarger ? words.overlapLarger(sizes) : words.overlapSmaller(sizes),
      advice: words.overlapAdvice,
      repairs: [fitToSeam(seam, panels, shares)],
    },
  ]
}

/** Whether the inner bleeds are the seam's shares. */
function sharesFinding(seam: CheckedSeam, panels: SeamPanels, shares: Shares): Finding[] {
  const { left, right } = panels
  const isRight =
    Math.abs(left.bleedRight - shares.left) <= TOLERANCE &&
    Math.abs(right.bleedLeft - shares.right) <= TOLERANCE
  if (isRight) return []
  const sum = left.bleedRight + right.bleedLeft
  const isSumRight = Math.abs(sum - seam.thickness) <= TOLERANCE
  const overlap = formatInches(seam.thickness)
  return [
    {
      code: 'seamShares',
      severity: isSumRight ? 'warning' : 'fault',
      subjects: [seam.id, left.id, right.id],
      message: isSumRight
        ? words.seamSharesDivided({ seam: seamName(seam) })
        : words.seamSharesSum({ seam: seamName(seam), sum: formatInches(sum), overlap }),
      advice: words.seamSharesAdvice,
      repairs: [
        { title: words.fitToSeamRepair, changes: shareChanges(panels, shares) },
        fitToSeam(seam, panels, shares),
      ],
    },
  ]
}

/** Whether the seam stands where its panels meet. */
function jointFinding(seam: CheckedSeam, panels: SeamPanels): Finding[] {
  const { left, right } = panels
  const joint = rightOf(left)
  const by = Math.abs(joint - placeOf(seam))
  if (Math.abs(right.position.x - joint) > TOLERANCE || by <= TOLERANCE) return []
  const change: MuralChange = {
    kind: 'update',
    type: 'calicoMuralSeam',
    id: seam.id,
    data: { from: { ...seam.from, x: joint }, to: { ...seam.to, x: joint } },
  }
  return [
    {
      code: 'seamOffJoint',
      severity: 'warning',
      subjects: [seam.id],
      message: words.seamOffJoint({ seam: seamName(seam), by: formatInches(by, 64) }),
      advice: words.seamOffJointAdvice,
      repairs: [{ title: words.seamOffJointRepair, changes: [change] }],
    },
  ]
}

/** The offset of a seam that is more than half of its overlap. */
function offsetFinding(seam: CheckedSeam, message: string): Finding {
  const most = seam.thickness / 2
  const customAlignmentOffset = Math.sign(seam.customAlignmentOffset) * most
  return {
    code: 'seamOffsetTooLarge',
    severity: 'fault',
    subjects: [seam.id],
    message,
    advice: words.seamOffsetTooLargeAdvice,
    repairs: [
      {
        title: words.seamOffsetTooLargeRepair,
        changes: [{ kind: 'update', type: 'calicoMuralSeam', id: seam.id, data: { customAlignmentOffset } }],
      },
    ],
  }
}

/** The same with the panels' bleeds: what the offset is limited to changes their shares. */
function withShares(finding: Finding, seam: CheckedSeam, panels: SeamPanels): Finding {
  const most = seam.thickness / 2
  const offset = Math.sign(seam.customAlignmentOffset) * most
  const changes = shareChanges(panels, { left: most + offset, right: most - offset })
  return {
    ...finding,
    repairs: finding.repairs.flatMap((repair) => [
      repair,
      { ...repair, changes: [...repair.changes, ...changes] },
    ]),
  }
}

export function seamFindings(view: ViewMural): Finding[] {
  return view.seams.filter(isUpright).flatMap((seam): Finding[] => {
    const panels = panelsAt(seam, view.panels)
    const shares = seamShares(seam)
    if (!shares.ok) {
      const finding = offsetFinding(seam, shares.message)
      return [panels === undefined ? finding : withShares(finding, seam, panels)]
    }
    if (panels === undefined)
      return [
        {
          code: 'seamStray',
          severity: 'warning',
          subjects: [seam.id],
          message: words.seamStray({ seam: seamName(seam) }),
          advice: words.seamStrayAdvice,
          repairs: [
            {
              title: words.seamStrayRepair,
              changes: [{ kind: 'delete', type: 'calicoMuralSeam', id: seam.id }],
            },
          ],
        },
      ]
    return [
      ...overlapFinding(seam, panels, shares),
      ...sharesFinding(seam, panels, shares),
      ...jointFinding(seam, panels),
    ]
  })
}

/** Seams that go through a focus area of the picture, or through an opening. */
export function crossingSeams(view: ViewMural): Finding[] {
  const boxes = [
    ...view.focusAreas.map((area) => ({ ...area, code: 'seamOnFocus' as const, say: words.seamOnFocus })),
    ...view.openings.map((area) => ({ ...area, code: 'seamOnOpening' as const, say: words.seamOnOpening })),
  ]
  return view.seams.filter(isUpright).flatMap((seam) =>
    boxes
      .filter(({ box }) => crosses(seam, box))
      .map(({ id, box, code, say }): Finding => {
        const panels = panelsAt(seam, view.panels)
        const sides = [box.x, box.x + box.width].sort(
          (one, other) => Math.abs(one - placeOf(seam)) - Math.abs(other - placeOf(seam)),
        )
        return {
          code,
          severity: 'warning',
          subjects: [seam.id, id],
          message: say({ seam: seamName(seam) }),
          advice: words.seamOnAdvice,
          repairs:
            panels === undefined
              ? []
              : sides.map((place) => ({
                  title: words.seamOnRepair({ at: formatInches(place) }),
                  changes: meetAt(seam, panels, place),
                })),
        }
      }),
  )
}
