/** What is done to what is selected: moved by the keys, copied, deleted, and its fields changed. */
import type { Point } from '@orderwright/domain/geometry'
import { type CanvasProps, translate } from '@orderwright/domain/canvas'
import type { CanvasChange } from './canvas-state.ts'
import type { CanvasCore } from './canvas-core.ts'
import { copyText, pasteChanges } from './clipboard.ts'
import { deletionOf } from './deletion.ts'
import { canvasLabels, type OfKind } from './labels.ts'
import { canMove, isLocked, recordKey, type Shape } from './shapes.ts'
import { reformed } from './tools/tool.ts'

export type SelectionCommands = ReturnType<typeof createSelectionCommands>

export function createSelectionCommands({ document, kinds, getState, set, selected, shapes }: CanvasCore) {
  let copied = ''
  let timesPasted = 0

  /** Moves the shapes by the same step; steps taken one after the other are one step of the history. */
  function nudge(by: Point): void {
    const moved = selected().filter(canMove)
    if (moved.length === 0 || !document.canEdit()) return
    const context = document.getContext()
    const forms = moved.map((shape) => ({ shape, form: translate(shape.part.form, by) }))
    const changes = reformed(forms, getState().sheet, context)
    if (changes.length === 0) return
    const keys = moved.map(({ key }) => key).join(' ')
    document.perform(changes, canvasLabels.moved(moved), `nudge ${keys}`)
  }

  /** What is locked stays. */
  function deletable(): readonly Shape[] {
    return selected().filter((shape) => !isLocked(shape))
  }

  /** What deleting the selection takes with it, for the question before it. */
  function deletion() {
    return deletionOf(deletable(), document.getContext(), kinds)
  }

  function deleteSelected(): void {
    const gone = deletable()
    if (gone.length === 0 || !document.canEdit()) return
    const { changes } = deletion()
    set({ selection: getState().selection.filter((key) => !gone.some((shape) => shape.key === key)) })
    const isTakenOff = changes.every(({ kind }) => kind === 'update')
    document.perform(changes, isTakenOff ? canvasLabels.takenOff(gone) : canvasLabels.deleted(gone))
  }

  function addCopies(text: string, times: number, label: (made: readonly OfKind[]) => string): boolean {
    if (!document.canEdit()) return false
    const copies = pasteChanges(text, kinds, getState().sheet, times, document)
    if (copies.length === 0) return false
    const made = new Set(copies.map(({ change: { resource, id } }) => recordKey(resource, id)))
    const isMade = ({ resource, record }: Shape) => made.has(recordKey(resource, record.id))
    document.perform(
      copies.map(({ change }) => change),
      label(copies),
    )
    set({
      selection: shapes
        .all()
        .filter(isMade)
        .map(({ key }) => key),
    })
    return true
  }

  /** What is selected as text; '' where nothing is. */
  function copy(): string {
    copied = selected().length > 0 ? copyText(selected()) : ''
    timesPasted = 0
    return copied
  }

  function paste(text = copied): boolean {
    if (text !== copied) {
      copied = text
      timesPasted = 0
    }
    timesPasted += 1
    return addCopies(text, timesPasted, canvasLabels.pasted)
  }

  /** Changes fields of everything that is selected; typing on under the same key is one step. */
  function setProps(props: CanvasProps, field: string, mergeKey?: string): void {
    const chosen = selected()
    if (chosen.length === 0 || !document.canEdit()) return
    const changes = chosen.map(
      ({ resource, record }): CanvasChange => ({ kind: 'update', resource, id: record.id, props }),
    )
    document.perform(changes, canvasLabels.edited(field, chosen), mergeKey)
  }

  return {
    nudge,
    deletion,
    deleteSelected,
    copy,
    paste,
    duplicate: () => addCopies(copyText(selected()), 1, canvasLabels.duplicated),
    setProps,
  }
}
