/** Choosing an option or a value: carried out at once, or refused with the reason and what would help. */
import {
  drawingRefusal,
  messages,
  type ProductProperty,
  type Selection,
  type SelectionRefusal,
  withFollowingChoices,
} from '@orderwright/domain'
import type { CommandResult } from '@orderwright/editor'
import { useCallback, useState } from 'react'
import { alertLeadTime } from '../order-actions/lead-time.ts'
import { useOpenOrder } from '../order-editor/editor-context.tsx'

export interface Choosing {
  choose: (selection: Selection | null) => boolean
  /** for typed text: keys pressed in one field are one undo step */
  type: (selection: Selection | null) => boolean
  refusal: RefusedChoice | null
  dismiss: () => void
}

/** Why a choice was refused; `repairs` and `conflict` are empty where the engine knows none. */
export type RefusedChoice = Pick<SelectionRefusal, 'message' | 'repairs' | 'conflict'>

export function refusedChoice(result: Exclude<CommandResult, { ok: true }>): RefusedChoice {
  return 'repairs' in result
    ? result
    : { message: result.message || messages.optionUnknown, repairs: [], conflict: [] }
}

/** `itemId` null chooses for the whole order. */
export function useChoose(itemId: number | null, property: ProductProperty): Choosing {
  const { editor } = useOpenOrder()
  const [refusal, setRefusal] = useState<RefusedChoice | null>(null)
  const label = `Change ${property.title}`
  const settle = useCallback((result: CommandResult): boolean => {
    setRefusal(result.ok ? null : refusedChoice(result))
    return result.ok
  }, [])
  return {
    choose: (selection) => {
      const change = { itemId, propertyId: property.id, selection }
      const before = editor.getState().evaluation
      const changes = withFollowingChoices(before, [change])
      const isDone = settle(drawingRefusal(before, change, changes) ?? editor.chooseAll(changes, label))
      if (isDone) alertLeadTime(before, changes)
      return isDone
    },
    type: (selection) => settle(editor.type(itemId, property.id, selection, label)),
    refusal,
    dismiss: () => setRefusal(null),
  }
}
