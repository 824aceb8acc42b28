/** What the order editor shows its screens, and what it keeps across a reload. */
import type { CallError } from '@orderwright/contract'
import type {
  ConflictPart,
  OrderDocument,
  OrderEvaluation,
  ProductInstance,
  ProductOrder,
  Refusal,
  Repair,
  SelectionRefusal,
} from '@orderwright/domain'
import { z } from 'zod'
import { type History, historySchema } from './history.ts'
import type { Conflict, SaveState } from './ports.ts'
import { type Batch, batchSchema } from './sync-queue.ts'

export interface EditorState {
  readonly document: OrderDocument
  readonly evaluation: OrderEvaluation
  /** the line on the drawing board; null when there is none */
  readonly activeItemId: number | null
  readonly saveState: SaveState
  readonly conflict: Conflict | null
  /** what the server would not take, newest last, until dismissed */
  readonly rejections: readonly Rejection[]
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

/** A change that the server refused for good; it has been taken back on the screen. */
export interface Rejection {
  readonly id: string
  readonly error: CallError
}

/** A command's answer: done, or why not and what would help. */
export type CommandResult = { readonly ok: true } | Refusal | SelectionRefusal

export const done: CommandResult = { ok: true }

/** The order fields that a person edits in the project form and the order settings. */
export type OrderFields = Partial<
  Omit<
    ProductOrder,
    'id' | 'orgId' | 'version' | 'created' | 'lastUpdated' | 'deletedAt' | 'properties' | 'costs'
  >
>
export type ItemFields = Partial<Pick<ProductInstance, 'title' | 'notes' | 'quantity' | 'customPriceInCents'>>

/** What survives a reload: unsent work and the undo stack. */
export const keptSchema = z.object({ pending: z.array(batchSchema), history: historySchema })
export type Kept = z.infer<typeof keptSchema>

export type { Batch, ConflictPart, History, Repair }
