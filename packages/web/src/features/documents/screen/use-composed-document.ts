/** The document of the open order: set in type and divided into pages, anew only when something in it changed. */
import {
  type ComposedDocument,
  composeDocument,
  type DocumentMode,
  type OrderEvaluation,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { today } from '../../../lib/today.ts'
import { useOrderEditor } from '../../order-editor/editor-context.tsx'

interface Composed {
  readonly document: ComposedDocument
  readonly evaluation: OrderEvaluation
  /** the day on it, of the calendar on the wall here */
  readonly day: string
}

export function useComposedDocument(mode: DocumentMode, showsDiscount: boolean): Composed {
  const { state, org } = useOrderEditor()
  const { evaluation } = state
  const day = useMemo(today, [])
  const document = useMemo(
    () => composeDocument({ mode, evaluation, org, showsDiscount, day }),
    [mode, evaluation, org, showsDiscount, day],
  )
  return { document, evaluation, day }
}
