/** Choosing an option or a value: carried out at once, or refused with the reason. */
import type { ProductProperty } from '@orderwright/domain/catalog'
import {
  drawingObjection,
  type OrderEvaluation,
  withFollowingChoices,
} from '@orderwright/domain/configuration'
import { messages, pickerMessages as words } from '@orderwright/domain/messages'
import type { Selection, SelectionChange } from '@orderwright/domain/orders'
import type { CommandResult } from '@orderwright/editor'
import { useState } from 'react'
import { alertLeadTime } from '../order-actions/lead-time.ts'
import { useOpenOrder } from '../open-order/editor-context.tsx'

export interface Choosing {
  choose: (selection: Selection | null) => boolean
  /** for typed text: keys pressed in one field are one undo step */
  type: (selection: Selection | null) => boolean
  refusal: RefusedChoice | null
  dismiss: () => void
}

/** Why a choice was refused, and what was asked of which order: what would help is found by who shows it. */
export interface RefusedChoice {
  message: string
  /** as the undo menu will call the choice when a way out makes it possible */
  label: string
  before: OrderEvaluation
  asked: SelectionChange
  /** the asked choice with those that follow it */
  changes: readonly SelectionChange[]
}

/** `itemId` null chooses for the whole order. */
export function useChoose(itemId: number | null, property: ProductProperty): Choosing {
  const { editor } = useOpenOrder()
  const [refusal, setRefusal] = useState<RefusedChoice | null>(null)
  const label = words.change({ title: property.title })
  const settle = (result: CommandResult, ask: Omit<RefusedChoice, 'message' | 'label'>): boolean => {
    setRefusal(result.ok ? null : { ...ask, label, message: result.message || messages.optionUnknown })
    return result.ok
  }
  return {
    choose: (selection) => {
      const asked = { itemId, propertyId: property.id, selection }
      const before = editor.getState().evaluation
      const changes = withFollowingChoices(before, [asked])
      const ask = { before, asked, changes }
      const objection = drawingObjection(before, asked, changes)
      if (objection) {
        setRefusal({ ...ask, label, message: objection.message })
        return false
      }
      const isDone = settle(editor.chooseAll(changes, label), ask)
      if (isDone) alertLeadTime(before, changes)
      return isDone
    },
    type: (selection) => {
      const asked = { itemId, propertyId: property.id, selection }
      const before = editor.getState().evaluation
      return settle(editor.type(itemId, property.id, selection, label), { before, asked, changes: [asked] })
    },
    refusal,
    dismiss: () => setRefusal(null),
  }
}
