/** The core of a canvas: its one state, what stands on the sheet, what is hit, selected and snapped to, and where one looks. */
import type { Box, Point } from '@orderwright/domain/geometry'
import { clampPrecision } from '@orderwright/domain/tenancy'
import {
  boxOfPoints,
  type CanvasKind,
  type CanvasLayer,
  type CanvasSheet,
  type Form,
  isSameSheet,
  snapPointsOf,
} from '@orderwright/domain/canvas'
import { type Camera, fit, pan, type Screen, toScreen, toSheet, visibleBox } from './camera.ts'
import {
  type CanvasDocument,
  type CanvasSettings,
  type CanvasState,
  type GestureView,
  type Modifiers,
  noGesture,
  type PointerInput,
  reaches,
} from './canvas-state.ts'
import { compareOrder, createShapes, isHit, isLocked, type Shape } from './shapes.ts'
import { sheetKey } from './sheets.ts'
import { noSnapTargets, SNAP_PIXELS, type SnapTargets } from './snapping.ts'
import type { ToolSurface } from './tools/tool.ts'

export interface CanvasOptions {
  readonly document: CanvasDocument
  readonly kinds: readonly CanvasKind[]
  readonly settings: CanvasSettings
  readonly sheet?: CanvasSheet
  readonly screen?: Screen
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index])
}

export type CanvasCore = ReturnType<typeof createCanvasCore>

export function createCanvasCore({
  document,
  kinds,
  settings,
  sheet: start,
  screen: startScreen,
}: CanvasOptions) {
  const listeners = new Set<() => void>()
  const shapes = createShapes(kinds)
  const cameras = new Map<string, Camera>()
  /** gives back what a tool has begun */
  let cancelGesture = (): void => {}

  const firstSheet: CanvasSheet = start ?? { type: 'plan' }
  let state: CanvasState = {
    ...noGesture,
    sheet: firstSheet,
    camera: { center: { x: 0, y: 0 }, scale: settings.scaleOf(firstSheet) },
    screen: startScreen ?? { width: 1000, height: 700 },
    tool: 'select',
    placing: null,
    selection: [],
    hovered: null,
    pointer: null,
    hiddenLayers: new Set(),
    unit: settings.unit,
    precision: clampPrecision(settings.precision.initial, settings.precision),
    isSnapping: true,
    pointerType: 'mouse',
    isPenAlone: false,
    revision: 0,
  }

  function set(next: Partial<CanvasState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function isShown({ kind }: Shape): boolean {
    return kind.layer === null || !state.hiddenLayers.has(kind.layer)
  }

  function hit(point: Point): Shape | null {
    const tolerance = reaches[state.pointerType].shape / state.camera.scale
    const around = {
      x: point.x - tolerance,
      y: point.y - tolerance,
      width: 2 * tolerance,
      height: 2 * tolerance,
    }
    const found = shapes
      .near(around)
      .filter(
        (shape) =>
          isShown(shape) && !isLocked(shape) && isHit(shape.part.form, shape.kind.isHollow, point, tolerance),
      )
    return found.reduce<Shape | null>(
      (top, shape) => (top && compareOrder(top, shape) > 0 ? top : shape),
      null,
    )
  }

  let contentsCache: {
    readonly revision: number
    readonly layers: CanvasState['hiddenLayers']
    readonly box: Box | null
  } | null = null

  /** The box around all that is shown on the sheet; null: nothing is. */
  function contents(): Box | null {
    const { revision, hiddenLayers: layers } = state
    if (contentsCache?.revision !== revision || contentsCache.layers !== layers) {
      const corners = shapes.all().flatMap((shape) => {
        const { x, y, width, height } = shape.bounds
        return isShown(shape)
          ? [
              { x, y },
              { x: x + width, y: y + height },
            ]
          : []
      })
      contentsCache = { revision, layers, box: corners.length > 0 ? boxOfPoints(corners) : null }
    }
    return contentsCache.box
  }

  function selected(): readonly Shape[] {
    return state.selection.flatMap((key) => shapes.get(key) ?? [])
  }

  /** What is to be seen can be snapped to, as it stands there and is looked at when it is asked for. */
  function targets(without: ReadonlySet<string>): SnapTargets {
    if (!state.isSnapping) return noSnapTargets
    const { gridSize } = settings
    return {
      gridSize,
      get seen() {
        return visibleBox(state.camera, state.screen)
      },
      near: (box) => {
        const forms: Form[] = []
        for (const shape of shapes.near(box)) {
          if (shape.kind.isSnappedTo === false || without.has(shape.key) || !isShown(shape)) continue
          forms.push(shape.part.form)
        }
        return forms
      },
    }
  }

  const surface: ToolSurface = {
    getState: () => state,
    getContext: document.getContext,
    shapes,
    hit,
    selected,
    isShown,
    threshold: () => (state.isSnapping ? SNAP_PIXELS / state.camera.scale : 0),
    targets,
    inches: (pixels) => pixels / state.camera.scale,
    reach: () => reaches[state.pointerType],
    show: (gesture: Partial<GestureView>) => set(gesture),
    clear: () => set(noGesture),
    select: (keys) => {
      if (!sameMembers(keys, state.selection)) set({ selection: keys })
    },
    perform: document.perform,
    newLocalId: document.newLocalId,
    canEdit: document.canEdit,
    leave: () => set({ ...noGesture, tool: 'select', placing: null }),
    pan: (by) => setCamera(pan(state.camera, by)),
  }

  /** Follows the order: other shapes, ids that became those of the server, and what is not there any more. */
  function refresh(): void {
    const context = document.getContext()
    const { sheet } = state
    const isGone = sheet.type === 'view' && !context.tables.archCustomView.has(document.currentId(sheet.id))
    const current: CanvasSheet = isGone
      ? { type: 'plan' }
      : sheet.type === 'view'
        ? { type: 'view', id: document.currentId(sheet.id) }
        : sheet
    if (isGone) cancelGesture()
    shapes.update(current, context)
    const { placing } = state
    const placed = placing && { ...placing, id: document.currentId(placing.id) }
    const selection = state.selection.map(currentKey).filter((key) => shapes.get(key) !== undefined)
    const gone = [...state.preview.keys()].some((key) => shapes.get(currentKey(key)) === undefined)
    if (gone) cancelGesture()
    set({
      sheet: isSameSheet(current, sheet) ? sheet : current,
      placing: placed?.id === placing?.id ? placing : placed,
      selection: sameMembers(selection, state.selection) ? state.selection : selection,
      revision: shapes.revision(),
    })
  }

  /** A shape's key with the id that its record has now. */
  function currentKey(key: string): string {
    const match = /^(\w+):(-\d+)(.*)$/.exec(key)
    if (!match) return key
    const [, resource, id, rest] = match
    return `${resource}:${document.currentId(Number(id))}${rest}`
  }

  function setCamera(camera: Camera): void {
    cameras.set(sheetKey(state.sheet), camera)
    set({ camera })
  }

  function middleOfScreen(): Point {
    return { x: state.screen.width / 2, y: state.screen.height / 2 }
  }

  /** The first look at a sheet: what stands there in the middle, at the usual scale where that shows all of it. [2.9.16] */
  function firstLook(sheet: CanvasSheet): Camera {
    const usual = { center: { x: 0, y: 0 }, scale: settings.scaleOf(sheet) }
    const seen = shapes.all().filter(isShown)
    if (seen.length === 0) return usual
    const fitted = fit(boxOfPoints(seen.flatMap(({ part }) => snapPointsOf(part.form))), state.screen, usual)
    return { center: fitted.center, scale: Math.min(fitted.scale, usual.scale) }
  }

  function goTo(sheet: CanvasSheet): void {
    if (isSameSheet(sheet, state.sheet)) return
    cancelGesture()
    shapes.update(sheet, document.getContext())
    const camera = cameras.get(sheetKey(sheet)) ?? firstLook(sheet)
    const kind = kinds.find(({ name }) => name === state.tool)
    const canDraw = !kind || kind.drawnOn.includes(sheet.type)
    set({
      ...noGesture,
      sheet,
      camera,
      selection: [],
      hovered: null,
      pointer: null,
      tool: canDraw ? state.tool : 'select',
      revision: shapes.revision(),
    })
  }

  function setLayer(layer: CanvasLayer, isVisible: boolean): void {
    const hiddenLayers = new Set(state.hiddenLayers)
    if (isVisible) hiddenLayers.delete(layer)
    else hiddenLayers.add(layer)
    set({ hiddenLayers })
    set({
      selection: selected()
        .filter(isShown)
        .map(({ key }) => key),
    })
  }

  function select(keys: readonly string[]): void {
    const known = keys.filter((key) => shapes.get(key))
    if (!sameMembers(known, state.selection)) set({ selection: known })
  }

  return {
    document,
    kinds,
    settings,
    shapes,
    surface,
    getState: () => state,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isShown,
    hit,
    contents,
    selected,
    select,
    refresh,
    setCamera,
    /** Looks at the sheet as if for the first time. */
    lookAnew: () => setCamera(firstLook(state.sheet)),
    middleOfScreen,
    goTo,
    setLayer,
    onCancel(cancel: () => void): void {
      cancelGesture = cancel
    },
    input: (screen: Point, modifiers: Modifiers): PointerInput => ({
      ...modifiers,
      screen,
      point: toSheet(state.camera, state.screen, screen),
    }),
    inputAt: (point: Point, modifiers: Modifiers = {}): PointerInput => ({
      ...modifiers,
      point,
      screen: toScreen(state.camera, state.screen, point),
    }),
    stop: () => listeners.clear(),
  }
}
