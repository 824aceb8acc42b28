/** All that a printer or an installer would say against the murals of an order, with what to do about it. */
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import { applyMuralChanges } from './apply-changes.ts'
import { overlappingPanels, uncoveredAreas } from './check-coverage.ts'
import { missingSeams } from './check-joints.ts'
import { labelFindings, numberFindings } from './check-labels.ts'
import { panelsBeyondPicture, panelsBeyondRoll, pictureFindings } from './check-prints.ts'
import { crossingSeams, seamFindings } from './check-seams.ts'
import { areasBelowMeasure, openingFindings, unequalWalls } from './check-walls.ts'
import type { Finding, MuralCheck, MuralCheckInput, MuralRepair, ViewMural } from './input.ts'

const isNumber = (value: number) => Number.isFinite(value)
const isSize = ({ width, height }: { width: number; height: number }) =>
  isNumber(width) && isNumber(height) && width > 0 && height > 0
const isPlace = ({ x, y }: { x: number; y: number }) => isNumber(x) && isNumber(y)
const isBox = ({
  position,
  size,
}: {
  position: { x: number; y: number }
  size: { width: number; height: number }
}) => isPlace(position) && isSize(size)

/** What stands in a view and has measures, and the ids of what has none. */
function readView(input: MuralCheckInput, viewId: number): { view: ViewMural; unreadable: number[] } {
  const unreadable: number[] = []
  const inView = <One extends { readonly id: number; readonly archCustomViewId: number }>(
    all: readonly One[],
    isReadable: (one: One) => boolean,
  ): One[] =>
    all.filter((one) => {
      if (one.archCustomViewId !== viewId) return false
      if (isReadable(one)) return true
      unreadable.push(one.id)
      return false
    })
  const isCheckedBox = ({ box }: ViewMural['openings'][number]) => isPlace(box) && isSize(box)
  const view: ViewMural = {
    ...input,
    viewId,
    areas: inView(input.areas, isBox),
    panels: inView(
      input.panels,
      (panel) =>
        isBox(panel) &&
        [panel.bleedLeft, panel.bleedRight, panel.bleedTop, panel.bleedBottom].every(
          (bleed) => isNumber(bleed) && bleed >= 0,
        ),
    ).filter(({ isDisabled }) => !isDisabled),
    seams: inView(
      input.seams,
      ({ from, to, thickness, customAlignmentOffset }) =>
        isPlace(from) &&
        isPlace(to) &&
        isNumber(thickness) &&
        thickness >= 0 &&
        isNumber(customAlignmentOffset),
    ),
    textures: inView(input.textures, isBox),
    labels: inView(input.labels, () => true),
    openings: inView(input.openings, isCheckedBox),
    focusAreas: inView(input.focusAreas, isCheckedBox),
  }
  return { view, unreadable }
}

/** Everything that is to be said of a view. */
function findingsOf(input: MuralCheckInput, viewId: number): Finding[] {
  const { view, unreadable } = readView(input, viewId)
  return [
    ...unreadable.map(
      (id): Finding => ({
        code: 'measureUnreadable',
        severity: 'fault',
        subjects: [id],
        message: words.measureUnreadable,
        advice: words.measureUnreadableAdvice,
        repairs: [],
      }),
    ),
    ...uncoveredAreas(view),
    ...overlappingPanels(view),
    ...seamFindings(view),
    ...missingSeams(view),
    ...crossingSeams(view),
    ...panelsBeyondRoll(view),
    ...panelsBeyondPicture(view),
    ...pictureFindings(view),
    ...numberFindings(view),
    ...labelFindings(view),
    ...openingFindings(view),
    ...unequalWalls(view),
    ...areasBelowMeasure(view),
  ]
}

/** The same thing said of the same entities. */
function keyOf({ code, subjects }: Pick<Finding, 'code' | 'subjects'>): string {
  return `${code}:${subjects.toSorted((one, other) => one - other).join()}`
}

/** The first repair that takes its finding away and brings no other. */
function repairOf(
  finding: Finding,
  input: MuralCheckInput,
  viewId: number,
  known: ReadonlySet<string>,
): MuralRepair | null {
  const own = keyOf(finding)
  const elsewhere = new Set(
    input.panels.filter(({ isAroundCorner = false }) => isAroundCorner).map(({ id }) => id),
  )
  const holds = ({ changes }: MuralRepair) => {
    // A panel that comes around a corner has its place and its size in the view where it begins.
    const isElsewhere = changes.some(
      (change) => change.kind === 'update' && change.type === 'calicoMuralPanel' && elsewhere.has(change.id),
    )
    if (isElsewhere) return false
    const after = findingsOf(applyMuralChanges(input, changes), viewId).map(keyOf)
    return !after.includes(own) && after.every((key) => known.has(key))
  }
  return finding.repairs.find(holds) ?? null
}

/** What of the input a view is judged by: looking at it again after a repair must not cost all views. */
function partOf(input: MuralCheckInput, viewId: number): MuralCheckInput {
  const inView = <One extends { readonly archCustomViewId: number }>(all: readonly One[]) =>
    all.filter(({ archCustomViewId }) => archCustomViewId === viewId)
  return {
    ...input,
    areas: inView(input.areas),
    panels: inView(input.panels),
    seams: inView(input.seams),
    textures: inView(input.textures),
    labels: inView(input.labels),
    openings: inView(input.openings),
    focusAreas: inView(input.focusAreas),
  }
}

/**
 * The checks of all views, view by view in the input's order. A repair is offered only where applying its changes takes
 * its check away and brings no other. Panels that are disabled are not judged; of seams only upright ones.
 */
export function checkMurals(input: MuralCheckInput): MuralCheck[] {
  return input.views.flatMap(({ id: viewId }) => {
    const part = partOf(input, viewId)
    const findings = findingsOf(part, viewId)
    const known = new Set(findings.map(keyOf))
    return findings.map((finding) => {
      const { repairs: _, ...said } = finding
      return { ...said, archCustomViewId: viewId, repair: repairOf(finding, part, viewId, known) }
    })
  })
}
