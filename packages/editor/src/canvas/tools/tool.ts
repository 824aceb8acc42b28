/** A tool of the canvas: what the pointer and the keys do while it is chosen. Its states are its own. */
import type { CanvasContext, CanvasKind, Form, ReformedPart, CanvasSheet } from '@orderwright/domain/canvas'
import type {
  CanvasChange,
  CanvasState,
  GestureView,
  Modifiers,
  PointerInput,
  Reach,
} from '../canvas-state.ts'
import { recordKey, type Shape, type Shapes } from '../shapes.ts'
import type { SnapTargets } from '../snapping.ts'

/** What tools see of the canvas, and do to it. */
export interface ToolSurface {
  readonly getState: () => CanvasState
  readonly getContext: () => CanvasContext
  readonly shapes: Shapes
  /** the shape on top at a point of the sheet; null: none */
  readonly hit: (point: PointerInput['point']) => Shape | null
  readonly selected: () => readonly Shape[]
  /** is its layer to be seen? */
  readonly isShown: (shape: Shape) => boolean
  /** inches within which something snaps; 0: nothing does */
  readonly threshold: () => number
  /** what can be snapped to, without the shapes of these keys */
  readonly targets: (without: ReadonlySet<string>) => SnapTargets
  /** pixels as inches of the sheet */
  readonly inches: (pixels: number) => number
  /** how exact the hand is that points now */
  readonly reach: () => Reach
  readonly show: (gesture: Partial<GestureView>) => void
  readonly clear: () => void
  readonly select: (keys: readonly string[]) => void
  readonly perform: (changes: readonly CanvasChange[], label: string, mergeKey?: string) => void
  readonly newLocalId: () => number
  readonly canEdit: () => boolean
  /** back to selecting: nothing is left to be done with the tool */
  readonly leave: () => void
  readonly pan: (byPixels: PointerInput['point']) => void
}

export interface Tool {
  readonly name: string
  readonly press: (input: PointerInput) => void
  readonly move: (input: PointerInput) => void
  readonly release: (input: PointerInput) => void
  /** true: the tool took the key */
  readonly key: (key: string, modifiers: Modifiers) => boolean
  /** Gives back what was begun. True when something was. */
  readonly cancel: () => boolean
  /** Takes back the press that is held, as if it had never been; what was begun before it stays. */
  readonly abandon: () => void
}

/** The changes that give shapes other forms; those that can not have them stay as they are. */
export function reformed(
  forms: readonly { readonly shape: Shape; readonly form: Form }[],
  sheet: CanvasSheet,
  context: CanvasContext,
): readonly CanvasChange[] {
  const byRecord = new Map<string, { readonly shape: Shape; readonly parts: ReformedPart[] }>()
  for (const { shape, form } of forms) {
    const key = recordKey(shape.resource, shape.record.id)
    const known = byRecord.get(key) ?? { shape, parts: [] }
    known.parts.push({ part: shape.part, form })
    byRecord.set(key, known)
  }
  return [...byRecord.values()].flatMap(({ shape: { kind, resource, record }, parts }): CanvasChange[] => {
    const props = kind.reform(record, parts, sheet, context)
    return props ? [{ kind: 'update', resource, id: record.id, props }] : []
  })
}

/** Makes a record of a kind and gives its key. */
export function draw(surface: ToolSurface, kind: CanvasKind, form: Form, label: string): void {
  const { sheet } = surface.getState()
  const drafts = kind.draft(form, sheet, surface.getContext(), surface.newLocalId)
  const drawn = drafts.at(-1)
  if (!drawn) return
  surface.perform(
    drafts.map((draft) => ({ kind: 'create', ...draft })),
    label,
  )
  const made = surface.shapes
    .all()
    .filter(({ resource, record }) => resource === drawn.resource && record.id === drawn.id)
  surface.select(made.map(({ key }) => key))
}
