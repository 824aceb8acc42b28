/** Whether a seam says of panels that meet, and print over each other there, how they are joined. */
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { formatInches } from '../../../units/lengths.ts'
import type { SeamOverlap } from '../figures/seam-shares.ts'
import { applyMuralChanges } from './apply-changes.ts'
import type { Finding, MuralChange, MuralRepair, ViewMural } from './input.ts'
import { isUpright, panelName, panelsAt, rightOf, type SeamPanels, TOLERANCE } from './shapes.ts'

type NewSeam = Extract<MuralChange, { type: 'calicoMuralSeam'; kind: 'create' }>

/** The seam of which the inner bleeds of two panels are the shares. */
function overlapOf({ left: { bleedRight: mine }, right: { bleedLeft: theirs } }: SeamPanels): SeamOverlap {
  const thickness = mine + theirs
  const standard = { thickness, alignmentMode: 'standard', customAlignmentOffset: 0 } as const
  if (Math.abs(mine - theirs) <= TOLERANCE) return { ...standard, alignment: 'center' }
  if (mine <= TOLERANCE) return { ...standard, alignment: 'left' }
  if (theirs <= TOLERANCE) return { ...standard, alignment: 'right' }
  const customAlignmentOffset = mine - thickness / 2
  return { thickness, alignment: 'center', alignmentMode: 'custom', customAlignmentOffset }
}

function seamBetween(panels: SeamPanels): NewSeam {
  const { left, right } = panels
  const x = rightOf(left)
  const top = Math.max(left.position.y, right.position.y)
  const bottom = Math.min(left.position.y + left.size.height, right.position.y + right.size.height)
  return {
    kind: 'create',
    type: 'calicoMuralSeam',
    data: {
      archCustomViewId: left.archCustomViewId,
      from: { x, y: top },
      to: { x, y: bottom },
      ...overlapOf(panels),
    },
  }
}

/** Panels whose edges meet, whose prints lie over each other there, and between which no seam stands, left to right. */
function unseamed({ panels, seams }: ViewMural): SeamPanels[] {
  const known = seams.filter(isUpright).flatMap((seam) => panelsAt(seam, panels) ?? [])
  const isKnown = (one: SeamPanels) =>
    known.some(({ left, right }) => left.id === one.left.id && right.id === one.right.id)
  const byEdge = panels.toSorted((one, other) => one.position.x - other.position.x)
  return byEdge.flatMap((right) =>
    byEdge
      .map((left): SeamPanels => ({ left, right }))
      .filter(({ left }) => {
        const [top, bottom] = [left.position.y, left.position.y + left.size.height]
        const shared =
          Math.min(bottom, right.position.y + right.size.height) - Math.max(top, right.position.y)
        return (
          left.id !== right.id &&
          Math.abs(right.position.x - rightOf(left)) <= TOLERANCE &&
          shared > TOLERANCE &&
          left.bleedRight + right.bleedLeft > TOLERANCE
        )
      })
      .filter((pair) => !isKnown(pair)),
  )
}

/** A repair, and the same with seams where panels meet by it that did not meet before. */
export function withNewSeams(repair: MuralRepair, view: ViewMural): MuralRepair[] {
  const before = new Set(unseamed(view).map(({ left, right }) => `${left.id} ${right.id}`))
  const after: ViewMural = { ...view, ...applyMuralChanges(view, repair.changes) }
  const seams = unseamed(after).filter(({ left, right }) => !before.has(`${left.id} ${right.id}`))
  if (seams.length === 0) return [repair]
  return [repair, { ...repair, changes: [...repair.changes, ...seams.map(seamBetween)] }]
}

/** Panels that meet without a seam: nobody who hangs them knows that they overlap. */
export function missingSeams(view: ViewMural): Finding[] {
  return unseamed(view).map((panels) => {
    const { left, right } = panels
    return {
      code: 'seamMissing',
      severity: 'warning',
      subjects: [left.id, right.id],
      message: words.seamMissing({
        one: panelName(left),
        other: panelName(right).toLowerCase(),
        by: formatInches(left.bleedRight + right.bleedLeft),
      }),
      advice: words.seamMissingAdvice,
      repairs: [{ title: words.seamMissingRepair, changes: [seamBetween(panels)] }],
    }
  })
}
