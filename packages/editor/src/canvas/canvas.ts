/**
 * The headless canvas: what is looked at, what is selected, and what the pointer and the keys do, over an order that it
 * changes in steps of its history. It is generic over kinds; screens subscribe and read one state object.
 */
import type { Box, Point } from '@orderwright/domain/geometry'
import { clampPrecision } from '@orderwright/domain/tenancy'
import { type LengthUnit, MM_PER_INCH } from '@orderwright/domain/units'
import { boxOfPoints, type CanvasResource, snapPointsOf } from '@orderwright/domain/canvas'
import { fit, inSight, pan, type Screen, toSheet, visibleBox, zoomAt } from './camera.ts'
import { type CanvasOptions, createCanvasCore } from './canvas-core.ts'
import { type Modifiers, noGesture, type PointerType, reaches } from './canvas-state.ts'
import { createSelectionCommands } from './selection-commands.ts'
import { canMove, compareOrder, isLocked, type Shape } from './shapes.ts'
import { sheetAfter, sheetsOf } from './sheets.ts'
import { handleAt } from './tools/handles.ts'
import { PLACE_TOOL } from './tools/place-tool.ts'
import { canScale, SCALE_TOOL } from './tools/scale-tool.ts'
import { createTools } from './tools/tools.ts'

export type Canvas = ReturnType<typeof createCanvas>

/** How far an arrow key moves what is selected, or the cross of a tool: as it is, with Shift, with Alt. Inches. */
const nudges = {
  in: { usual: 1, coarse: 12, fine: 1 / 16 },
  mm: { usual: 10 / MM_PER_INCH, coarse: 100 / MM_PER_INCH, fine: 1 / MM_PER_INCH },
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function stepOf({ shift = false, alt = false }: Modifiers, unit: LengthUnit): number {
  const { usual, coarse, fine } = nudges[unit]
  if (shift) return coarse
  return alt ? fine : usual
}

/** How much of what is seen something new takes. */
const ROOM = 0.75

/** Tools that are begun for something that is chosen before. */
const begunOtherwise: ReadonlySet<string> = new Set([PLACE_TOOL, SCALE_TOOL])

export function createCanvas(options: CanvasOptions) {
  const core = createCanvasCore(options)
  const { document, kinds, settings, getState, set, shapes, hit, selected, isShown, input, inputAt } = core
  const tools = createTools(core.surface, kinds)
  const tool = () => tools.get(getState().tool)
  const commands = createSelectionCommands(core)
  core.onCancel(() => tool().cancel())

  function choose(name: string): void {
    const state = getState()
    if (!tools.has(name) || name === state.tool || begunOtherwise.has(name)) return
    tool().cancel()
    const kind = kinds.find((one) => one.name === name)
    if (kind && (!document.canEdit() || !kind.drawnOn.includes(state.sheet.type))) return
    set({ ...noGesture, tool: name, placing: null, hovered: null, selection: kind ? [] : state.selection })
  }

  function escape(): void {
    if (tool().cancel()) return
    if (getState().tool !== 'select') set({ ...noGesture, tool: 'select', placing: null })
    else core.select([])
  }

  /** Where the cross of a tool stands that is moved by the keys. */
  function cross(): Point {
    const { pointer, camera, screen } = getState()
    return pointer ?? toSheet(camera, screen, core.middleOfScreen())
  }

  /** The look follows what the keys move. */
  function follow(box: Box): void {
    const { camera, screen } = getState()
    const next = inSight(camera, screen, box)
    if (next !== camera) core.setCamera(next)
  }

  function reveal(): void {
    const moved = selected()
    if (moved.length > 0) follow(boxOfPoints(moved.flatMap(({ part }) => snapPointsOf(part.form))))
  }

  /** With nothing to move, the arrows move the look: by an eighth of what is seen, with Shift by half of it. */
  function lookAlong(arrow: Point, { shift = false }: Modifiers): void {
    const { camera, screen } = getState()
    const part = shift ? 1 / 2 : 1 / 8
    core.setCamera(pan(camera, { x: -arrow.x * screen.width * part, y: -arrow.y * screen.height * part }))
  }

  function arrowKey(arrow: Point, modifiers: Modifiers, isDrawing: boolean): boolean {
    const step = stepOf(modifiers, getState().unit)
    const by = { x: arrow.x * step, y: arrow.y * step }
    if (isDrawing) {
      const from = cross()
      const pointer = { x: from.x + by.x, y: from.y + by.y }
      set({ pointer })
      tool().move(inputAt(pointer))
      return true
    }
    if (selected().length === 0 || getState().tool === 'hand') lookAlong(arrow, modifiers)
    else {
      commands.nudge(by)
      reveal()
    }
    return true
  }

  function key(name: string, modifiers: Modifiers = {}): boolean {
    const { pointer: before } = getState()
    const isTaken = takeKey(name, modifiers)
    const { pointer } = getState()
    if (pointer !== null && pointer !== before) follow({ ...pointer, width: 0, height: 0 })
    return isTaken
  }

  function takeKey(name: string, modifiers: Modifiers): boolean {
    if (modifiers.ctrl) return controlKey(name.toLowerCase(), modifiers)
    if (name === 'Escape') {
      escape()
      return true
    }
    if (tool().key(name, modifiers)) return true
    const isDrawing = getState().tool !== 'select' && getState().tool !== 'hand'
    const arrow = arrows[name]
    if (arrow) return arrowKey(arrow, modifiers, isDrawing)
    if (isDrawing && name === 'Enter') {
      const at = inputAt(cross(), modifiers)
      tool().press(at)
      tool().release(at)
      return true
    }
    return false
  }

  function controlKey(name: string, { shift = false }: Modifiers): boolean {
    switch (name) {
      case 'a':
        core.select(
          shapes
            .all()
            .filter((shape) => isShown(shape) && !isLocked(shape))
            .map((shape) => shape.key),
        )
        return true
      case 'c':
        // With nothing selected it forgets what it held: the key is that of the list of lines then, and so is the paste.
        return commands.copy() !== ''
      case 'v':
        return commands.paste()
      case 'd':
        return commands.duplicate()
      case 'z':
        tool().cancel()
        if (shift) document.redo()
        else document.undo()
        return true
      default:
        return false
    }
  }

  const sheets = () => sheetsOf(document.getContext(), settings.hasPanelLayout)

  const stopListening = document.subscribe(core.refresh)
  core.refresh()

  const canvas = {
    getState,
    subscribe: core.subscribe,
    kinds,
    shapes,
    selected,
    /** The shape on top at a point of the sheet. */
    hit,
    /** Shapes to be drawn in a box of the sheet, the lowest first. */
    seenIn: (box: Box): readonly Shape[] => [...shapes.near(box)].filter(isShown).sort(compareOrder),
    dispose(): void {
      stopListening()
      core.stop()
    },

    // Tools, pointer and keys

    tool(name: string) {
      choose(name)
      return canvas
    },
    /** Begins to place the parts of a record that stand nowhere on this sheet yet, one with each press. */
    place(resource: CanvasResource, id: number) {
      if (!document.canEdit()) return canvas
      tool().cancel()
      set({ ...noGesture, tool: PLACE_TOOL, placing: { resource, id }, hovered: null, selection: [] })
      return canvas
    },
    /** Begins to scale what is selected by two of its points and the length between them. */
    setScale() {
      if (!document.canEdit() || !canScale(selected())) return canvas
      tool().cancel()
      set({ ...noGesture, tool: SCALE_TOOL, placing: null, hovered: null })
      return canvas
    },
    /** The length between the two points of `setScale`, in inches. False where nothing can be scaled by it. */
    scaleTo: (length: number): boolean => tools.scale.finish(length),
    /** The pointer, in pixels of the screen. */
    pointerDown(at: Point, modifiers: Modifiers = {}): void {
      const pressed = input(at, modifiers)
      tool().press(pressed)
      // A finger comes from nowhere: nothing has moved there before.
      set({ pointer: pressed.point })
    },
    pointerMove(at: Point, modifiers: Modifiers = {}): void {
      const moved = input(at, modifiers)
      tool().move(moved)
      const { tool: name, preview, pointerType } = getState()
      const isIdle = name === 'select' && preview.size === 0 && pointerType !== 'touch'
      set({ pointer: moved.point, hovered: isIdle ? (hit(moved.point)?.key ?? null) : null })
    },
    pointerUp: (at: Point, modifiers: Modifiers = {}) => tool().release(input(at, modifiers)),
    pointerLeave: () => set({ pointer: null, hovered: null }),
    /** A press and a release at a point of the sheet. */
    press(x: number, y: number, modifiers: Modifiers = {}) {
      const at = inputAt({ x, y }, modifiers)
      tool().move(at)
      tool().press(at)
      tool().release(at)
      return canvas
    },
    /** Moves the pointer over the sheet. */
    move(x: number, y: number, modifiers: Modifiers = {}) {
      tool().move(inputAt({ x, y }, modifiers))
      return canvas
    },
    /** A press at one point of the sheet, and a release at the last. */
    drag(from: readonly [number, number], ...to: readonly (readonly [number, number])[]) {
      tool().press(inputAt({ x: from[0], y: from[1] }))
      for (const [x, y] of to) tool().move(inputAt({ x, y }))
      const [x, y] = to.at(-1) ?? from
      tool().release(inputAt({ x, y }))
      return canvas
    },
    /** True when the canvas took the key. */
    key,
    /** Moves the look as an arrow key does while nothing is selected. False: it is no arrow. */
    lookByKey(name: string, modifiers: Modifiers = {}): boolean {
      const arrow = arrows[name]
      if (arrow) lookAlong(arrow, modifiers)
      return arrow !== undefined
    },
    type(text: string) {
      for (const letter of text) key(letter)
      return canvas
    },
    escape() {
      escape()
      return canvas
    },
    cancel: (): boolean => tool().cancel(),
    /** Takes back the press that is held, as if it had never been. */
    abandon(): void {
      tool().abandon()
      set({ pointer: null, hovered: null })
    },
    /** Would a drag from here (pixels of the screen) change what is selected? */
    grips(at: Point): boolean {
      if (!document.canEdit()) return false
      const { camera, screen, pointerType } = getState()
      const point = toSheet(camera, screen, at)
      const [only, ...others] = selected()
      if (!only) return false
      if (others.length === 0 && handleAt(only, point, camera.scale, reaches[pointerType])) return true
      const under = hit(point)
      return under !== null && canMove(under) && getState().selection.includes(under.key)
    },
    setPointerType(pointerType: PointerType): void {
      if (pointerType !== getState().pointerType) set({ pointerType })
    },
    setPenAlone(isPenAlone: boolean): void {
      if (isPenAlone !== getState().isPenAlone) set({ isPenAlone })
    },

    // What is selected

    select(keys: readonly string[]) {
      core.select(keys)
      return canvas
    },
    /** Brings what is selected into what is seen. */
    reveal,
    ...commands,

    // What is looked at

    sheets,
    goTo: core.goTo,
    /** The next (1) or previous (-1) sheet. [2.2.53] */
    step: (steps: number) => core.goTo(sheetAfter(sheets(), getState().sheet, steps)),
    resize: (screen: Screen) => set({ screen }),
    setCamera: core.setCamera,
    lookAnew: core.lookAnew,
    panBy: (by: Point) => core.setCamera(pan(getState().camera, by)),
    zoomBy: (factor: number, at: Point = core.middleOfScreen()) =>
      core.setCamera(zoomAt(getState().camera, getState().screen, at, factor)),
    /** Looks at a point of the sheet, as large as before. */
    lookAt: (center: Point) => core.setCamera({ ...getState().camera, center }),
    /** The part of the sheet that is seen. */
    seen: (): Box => visibleBox(getState().camera, getState().screen),
    /** The box around all that is shown on the sheet, whether it is in sight or not; null: nothing is. */
    contents: core.contents,
    /** All that is shown on the sheet, whether it is in sight or not, in no order. */
    shown: (): readonly Shape[] => shapes.all().filter(isShown),
    /** The part of the sheet in which something new finds room: most of what is seen, in its middle. */
    roomInSight() {
      const { camera, screen } = getState()
      const width = (screen.width / camera.scale) * ROOM
      const height = (screen.height / camera.scale) * ROOM
      const { x, y } = camera.center
      return { type: 'box', x: x - width / 2, y: y - height / 2, width, height, rotation: 0 } as const
    },
    /** All that stands on the sheet, or what is selected. */
    zoomToFit(only: 'all' | 'selection' = 'all'): void {
      const wanted = only === 'all' ? shapes.all().filter(isShown) : selected()
      if (wanted.length === 0) return
      const points = wanted.flatMap(({ part }) => snapPointsOf(part.form))
      core.setCamera(fit(boxOfPoints(points), getState().screen, getState().camera))
    },
    setLayer: core.setLayer,
    /** In which unit lengths are shown, and taken where they are typed without one. */
    setUnit: (unit: LengthUnit) => set({ unit }),
    setSnapping: (isSnapping: boolean) => set({ isSnapping }),
    /** Half or twice the interval to which dimensions are rounded, within the organisation's bounds. [2.5.29, 2.5.30, 2.2.57] */
    setPrecision(direction: 'finer' | 'coarser'): void {
      const next = direction === 'finer' ? getState().precision / 2 : getState().precision * 2
      set({ precision: clampPrecision(next, settings.precision) })
    },
  }
  return canvas
}
