/** Whether panels are numbered and the wall is named. */
import { unionBoxes } from '../../../geometry/box.ts'
import { muralCheckMessages as words } from '../../../messages/spatial/mural-checks.ts'
import type { CheckedPanel, Finding, MuralRepair, ViewMural } from './input.ts'

/** Numbers from left to right, beginning with the least there is: in the view after a corner they go on. */
function renumber({ panels }: ViewMural): MuralRepair {
  const known = panels.flatMap(({ panelNumber }) => panelNumber ?? [])
  const first = known.length === 0 ? 1 : Math.min(...known)
  const row = panels.toSorted(
    (one, other) => one.position.x - other.position.x || one.position.y - other.position.y,
  )
  return {
    title: words.panelNumberRepair,
    changes: row.map(({ id }, index) => ({
      kind: 'update',
      type: 'calicoMuralPanel',
      id,
      data: { panelNumber: first + index },
    })),
  }
}

/** Numbers that several panels of a view have, and panels without one. */
export function numberFindings(view: ViewMural): Finding[] {
  const byNumber = new Map<number | null, CheckedPanel[]>()
  for (const panel of view.panels) {
    const { panelNumber } = panel
    byNumber.set(panelNumber, [...(byNumber.get(panelNumber) ?? []), panel])
  }
  return [...byNumber].flatMap(([number, panels]): Finding[] => {
    const count = panels.length
    if (number !== null && count === 1) return []
    return [
      {
        code: number === null ? 'panelNumberMissing' : 'panelNumberDoubled',
        severity: 'fault',
        subjects: panels.map(({ id }) => id),
        message:
          number === null ? words.panelNumberMissing({ count }) : words.panelNumberDoubled({ number, count }),
        advice: words.panelNumberAdvice,
        repairs: [renumber(view)],
      },
    ]
  })
}

/** Inches: a label stands so far below a mural, in a strip so high. Above it stand the measures, on it the panels' numbers. */
const LABEL = { away: 10, height: 16 } as const

/** Where the name of a wall stands: below all that covers it, in its middle. */
function placeOfLabel({ areas, panels }: ViewMural) {
  const boxes = [...areas, ...panels].map(({ position: { x, y }, size }) => ({ x, y, ...size }))
  const { x, y, width, height } = boxes.reduce(unionBoxes)
  return {
    customViewPosition: { x, y: y + height + LABEL.away },
    customViewSize: { width, height: LABEL.height },
  }
}

/** A view with panels or areas whose wall has no name. */
export function labelFindings(view: ViewMural): Finding[] {
  const { viewId, views, areas, panels, labels } = view
  if (areas.length === 0 && panels.length === 0) return []
  if (labels.some(({ title }) => title.trim() !== '')) return []
  const title = views.find(({ id }) => id === viewId)?.title.trim() ?? ''
  const [label] = labels
  const repair: MuralRepair = {
    title: words.labelMissingRepair,
    changes: [
      label === undefined
        ? {
            kind: 'create',
            type: 'calicoWallLabel',
            data: { archCustomViewId: viewId, title, ...placeOfLabel(view) },
          }
        : { kind: 'update', type: 'calicoWallLabel', id: label.id, data: { title } },
    ],
  }
  return [
    {
      code: 'labelMissing',
      severity: 'warning',
      subjects: label === undefined ? [viewId] : [label.id],
      message: label === undefined ? words.labelMissing : words.labelWithoutTitle,
      advice: words.labelMissingAdvice,
      repairs: title === '' ? [] : [repair],
    },
  ]
}
