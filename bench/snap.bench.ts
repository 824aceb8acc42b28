/**
 * `snap`: one move of the pointer while one panel among 10,000 is dragged, from the pointer's place to the snapped form and
 * its guides in the canvas's state; all panels are in sight. Beside it the same alignment found by looking at every point
 * of every panel. `beginMs`: the first move of a drag, with which what can be snapped to is gathered.
 */
import { archCustomViewSchema, entitySchema, noSpatialTables } from '@orderwright/domain/spatial'
import { type CanvasContext, canvasKinds, centerOf, snapPointsOf } from '@orderwright/domain/canvas'
import { type CanvasDocument, createCanvas, toScreen } from '@orderwright/editor/canvas'
import { median, percentile, report } from './lib/measure.ts'

const COUNT = 10_000
const ACROSS = 100
const ROUNDS = 600
const WARM_UP = 100
const DRAGS = 20
const GOAL_MS = 1
const SCREEN = { width: 1100, height: 800 }
const view = { type: 'view', id: 7 } as const

const now = '2026-03-01 09:00:00'
const stored = { orgId: 1, version: 1, created: now, lastUpdated: now, deletedAt: null, productOrderId: 10 }
const viewport = archCustomViewSchema.parse({ ...stored, id: view.id, title: 'Wall', rank: 1 })
const panels = Array.from({ length: COUNT }, (_, index) =>
  entitySchema.parse({
    id: index + 1,
    ...stored,
    type: 'calicoMuralPanel',
    data: {
      archCustomViewId: view.id,
      // Nothing stands in line by chance.
      position: {
        x: (index % ACROSS) * 40 + (index % 7) / 3,
        y: Math.floor(index / ACROSS) * 60 + (index % 5) / 4,
      },
      size: { width: 30 + (index % 9) / 2, height: 48 },
    },
  }),
)
const context: CanvasContext = {
  tables: {
    ...noSpatialTables,
    archCustomView: new Map([[view.id, viewport]]),
    entity: new Map(panels.map((panel) => [panel.id, panel])),
  },
  items: [],
  faceOf: () => null,
  nameOf: () => '',
  pictureOf: () => null,
  mediumAddress: () => '',
  seamColors: [],
}
const document: CanvasDocument = {
  getContext: () => context,
  subscribe: () => () => {},
  perform: () => {},
  bringBack: () => {},
  isDeleting: () => false,
  undo: () => {},
  redo: () => {},
  newLocalId: () => -1,
  currentId: (id) => id,
  firstId: (id) => id,
  canEdit: () => true,
  admit: (_, fields) => fields,
}
const canvas = createCanvas({
  document,
  kinds: canvasKinds,
  settings: {
    gridSize: 50,
    scaleOf: () => 1,
    precision: { min: 1 / 16, max: 16, initial: 1 / 16 },
    unit: 'in',
  },
  sheet: view,
  screen: SCREEN,
})
canvas.zoomToFit()

const held = canvas.shapes.all()[COUNT / 2 + ACROSS / 2]
if (!held) throw new Error('no panel')
const grip = toScreen(canvas.getState().camera, SCREEN, centerOf(held.part.form))

/** Where the pointer is on its way, in pixels. */
function wayOf(turn: number) {
  return { x: 550 + 260 * Math.cos(turn * 0.37), y: 400 + 210 * Math.sin(turn * 0.53) }
}

/** The least shift of nine points that brings one of them in line with any point of any panel, by looking at all. */
const others = canvas.shapes.all().flatMap(({ part }) => snapPointsOf(part.form))
function byAll(points: readonly { readonly x: number; readonly y: number }[]): number {
  let [least, found] = [Infinity, 0]
  for (const point of points) {
    for (const other of others) {
      const [x, y] = [Math.abs(other.x - point.x), Math.abs(other.y - point.y)]
      if (x < least || y < least) {
        least = Math.min(x, y)
        found += 1
      }
    }
  }
  return found
}

const moves: number[] = []
const begins: number[] = []
const bare: number[] = []
for (let drag = 0; drag < DRAGS; drag += 1) {
  // What is selected has handles, which would be pressed.
  canvas.select([])
  canvas.pointerDown(grip)
  const start = performance.now()
  canvas.pointerMove({ x: grip.x + 6, y: grip.y })
  begins.push(performance.now() - start)
  if (canvas.getState().preview.size !== 1) throw new Error('nothing is dragged')
  for (let turn = 0; turn < (ROUNDS + WARM_UP) / DRAGS; turn += 1) {
    const at = wayOf(drag * 100 + turn)
    const begin = performance.now()
    canvas.pointerMove(at)
    moves.push(performance.now() - begin)
    const [form] = canvas.getState().preview.values()
    if (!form) throw new Error('nothing is dragged')
    const from = performance.now()
    if (byAll(snapPointsOf(form)) === 0) throw new Error('nothing to be in line with')
    bare.push(performance.now() - from)
  }
  canvas.cancel()
}
const times = moves.slice(WARM_UP)
const p95 = percentile(times, 0.95)
report({
  bench: 'snap',
  case: `${COUNT} panels in sight`,
  moves: times.length,
  medianMs: median(times),
  p95Ms: p95,
  beginMs: median(begins),
  yardstickMs: median(bare),
  ratio: p95 / median(bare),
  goalMs: GOAL_MS,
  ok: p95 <= GOAL_MS,
})
