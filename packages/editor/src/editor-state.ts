/** What the order editor shows its screens. */
import type { Conflict } from './conflicts/conflict-state.ts'
import type { CallError } from '@orderwright/contract'
import type { SaveState } from './sync/sync-state.ts'
import type { Batch } from './sync/batches.ts'
import type { OrderEvaluation, Repair } from '@orderwright/domain/configuration'
import type { ConflictPart } from '@orderwright/domain/constraints'
import type { OrderDocument, ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import type { Refusal } from '@orderwright/domain/units'
import type { History } from './history/history.ts'

export interface EditorState {
  readonly document: OrderDocument
  readonly evaluation: OrderEvaluation
  /** the line on the drawing board; null when there is none */
  readonly activeItemId: number | null
  readonly saveState: SaveState
  readonly conflict: Conflict | null
  /** what the server would not take, newest last, until dismissed */
  readonly rejections: readonly Rejection[]
  /** what happened through others and needs no answer, until dismissed */
  readonly notices: readonly Notice[]
  /** false while unsent work could not be put into storage: closing the page would lose it */
  readonly isKept: boolean
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

/** Something to tell the person, calmly: it happened, and nothing is asked. */
export interface Notice {
  readonly id: string
  readonly text: string
}

/** A change that the server refused for good; it has been taken back on the screen. */
export interface Rejection {
  readonly id: string
  readonly error: CallError
  /** texts that the person had entered, so that they can be entered again */
  readonly texts?: readonly string[]
}

/** A command's answer: done, or why not. What would help a refused choice is what `planChanges` says of it. */
export type CommandResult = { readonly ok: true } | Refusal

export const done: CommandResult = { ok: true }

/** What became of undo or redo: the step's name when something was done, and what stays because others changed it. */
export interface UndoRedoResult {
  readonly label: string | null
  readonly note: string | null
}

/** The order fields that a person edits in the project form and the order settings. */
export type OrderFields = Partial<
  Omit<
    ProductOrder,
    'id' | 'orgId' | 'version' | 'created' | 'lastUpdated' | 'deletedAt' | 'properties' | 'costs'
  >
>
export type ItemFields = Partial<
  Pick<ProductInstance, 'title' | 'notes' | 'quantity' | 'customPriceInCents' | 'mediumId' | 'thumbnailUrl'>
>

export type { Batch, ConflictPart, History, Repair }
