/** What a canvas shows its screens, and what it needs from its surroundings. */
import type { Box, Point } from '@orderwright/domain/geometry'
import type { SpatialKey, SpatialRecord } from '@orderwright/domain/spatial'
import type { LengthUnit } from '@orderwright/domain/units'
import type {
  CanvasContext,
  CanvasKind,
  CanvasLayer,
  CanvasProps,
  CanvasResource,
  Form,
  CanvasSheet,
} from '@orderwright/domain/canvas'
import type { Camera, Screen } from './camera.ts'
import type { SnapGuide } from './snapping.ts'

/** A change of one record. All changes of a gesture are one step of the history. */
export type CanvasChange =
  | {
      readonly kind: 'create'
      readonly resource: CanvasResource
      readonly id: number
      readonly props: CanvasProps
    }
  | {
      readonly kind: 'update'
      readonly resource: CanvasResource
      readonly id: number
      readonly props: CanvasProps
    }
  | { readonly kind: 'destroy'; readonly resource: CanvasResource; readonly id: number }

/** The order that a canvas shows and changes. */
export interface CanvasDocument {
  readonly getContext: () => CanvasContext
  readonly subscribe: (listener: () => void) => () => void
  /** One step of the history; under the same `mergeKey` the next changes go on in it. */
  readonly perform: (changes: readonly CanvasChange[], label: string, mergeKey?: string) => void
  /** Brings a record back that somebody has deleted, as one step of the history; nothing where it is there. */
  readonly bringBack: (resource: SpatialKey, record: SpatialRecord, label: string) => void
  /** Is the deletion of this record this page's own, on its way to the server? */
  readonly isDeleting: (resource: SpatialKey, id: number) => boolean
  readonly undo: () => void
  readonly redo: () => void
  /** a negative id that no other page gives */
  readonly newLocalId: () => number
  /** a record's id as it is now: local ones become those of the server */
  readonly currentId: (id: number) => number
  /** the id under which this page knew a record first, which stays the same */
  readonly firstId: (id: number) => number
  readonly canEdit: () => boolean
  /** what of a copied record this person may make here; null: it may not be made */
  readonly admit: (resource: CanvasResource, fields: CopiedFields) => CopiedFields | null
}

/** The fields of a record that was copied, as they were. */
export type CopiedFields = Readonly<Record<string, unknown>>

export interface CanvasSettings {
  /** inches between the lines of the grid; 0: none [2.9.18] */
  readonly gridSize: number
  /** pixels to an inch on a sheet that is opened for the first time [2.9.16] */
  readonly scaleOf: (sheet: CanvasSheet) => number
  /** to which interval dimensions are rounded for display, in the unit in which they are shown [2.5.29, 2.5.30] */
  readonly precision: { readonly min: number; readonly max: number; readonly initial: number }
  /** in which lengths are shown, and in which a bare number is that is typed */
  readonly unit: LengthUnit
  /** is there a layout of panels? */
  readonly hasPanelLayout?: boolean
}

/** A thing that is being drawn: it is in no document yet. */
export interface Tentative {
  readonly kind: CanvasKind
  readonly form: Form
}

/** What a gesture shows while it goes on. */
export interface GestureView {
  /** forms that shapes have meanwhile, by their key */
  readonly preview: ReadonlyMap<string, Form>
  readonly tentative: readonly Tentative[]
  readonly guides: readonly SnapGuide[]
  readonly marquee: Box | null
  /** a length that is being typed */
  readonly typed: string
  /** why what was typed can not be taken; '' as long as nothing was refused */
  readonly problem: string
  /** points that were pressed, of a tool that asks for several and then for something else */
  readonly points: readonly Point[]
}

export const noGesture: GestureView = {
  preview: new Map(),
  tentative: [],
  guides: [],
  marquee: null,
  typed: '',
  problem: '',
  points: [],
}

export interface CanvasState extends GestureView {
  readonly sheet: CanvasSheet
  readonly camera: Camera
  readonly screen: Screen
  /** 'select', 'hand', 'place', 'scale', or the name of the kind that is drawn */
  readonly tool: string
  /** the record whose parts are being placed; null: none */
  readonly placing: { readonly resource: CanvasResource; readonly id: number } | null
  /** keys of shapes */
  readonly selection: readonly string[]
  readonly hovered: string | null
  /** where the pointer, or the cross of the keyboard, stands on the sheet; null: nowhere */
  readonly pointer: Point | null
  readonly hiddenLayers: ReadonlySet<CanvasLayer>
  readonly unit: LengthUnit
  /** in that unit */
  readonly precision: number
  readonly isSnapping: boolean
  /** what was pointed with last: handles are as large as it needs them */
  readonly pointerType: PointerType
  /** a pen draws, so fingers pan and zoom alone: the palm of the hand that draws lies on the sheet */
  readonly isPenAlone: boolean
  /** counts up with every change of what stands on the sheet */
  readonly revision: number
}

export interface Modifiers {
  readonly shift?: boolean
  readonly alt?: boolean
  /** Ctrl, or Cmd */
  readonly ctrl?: boolean
}

/** A press, move or release of the pointer. */
export interface PointerInput extends Modifiers {
  /** on the sheet, in inches */
  readonly point: Point
  /** on the screen, in pixels */
  readonly screen: Point
}

export type PointerType = 'mouse' | 'pen' | 'touch'

/** How exact a hand is with what it points with, in pixels of the screen. */
export interface Reach {
  /** how far a press wanders before it is a drag */
  readonly drag: number
  /** beside a shape and still on it */
  readonly shape: number
  /** beside the middle of a handle and still on it */
  readonly handle: number
  /** how far beyond a shape the handle stands that turns it */
  readonly turn: number
}

/** A fingertip covers 44 pixels: half of it to each side of a handle. */
export const reaches: Readonly<Record<PointerType, Reach>> = {
  mouse: { drag: 4, shape: 4, handle: 8, turn: 24 },
  pen: { drag: 6, shape: 6, handle: 10, turn: 28 },
  touch: { drag: 10, shape: 12, handle: 22, turn: 44 },
}
