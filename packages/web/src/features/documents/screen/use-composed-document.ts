/** The document of an answer: judged, set in type, and divided into pages; anew only when something in it changed. */
import type { endpoints, ResponseOf } from '@orderwright/contract'
import {
  type ComposedDocument,
  compileCatalog,
  composeDocument,
  type DocumentMode,
  evaluateOrder,
  type OrderEvaluation,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { useTextMeasurer } from '../../../engraving/use-text-measurer.ts'
import { useViewer, type Viewer } from '../../../lib/session.tsx'
import { contextOf, documentOf } from '../../order-editor/order-data.ts'
import { engravedFonts, itemSpec } from '../../order-editor/item-scene.ts'
import { useFamilies } from '../../order-editor/use-drawing-families.ts'

type OrderAnswer = ResponseOf<typeof endpoints.getOrderData>['data']

interface Composed {
  readonly document: ComposedDocument
  readonly evaluation: OrderEvaluation
  /** the day on it, of the calendar on the wall here */
  readonly day: string
}

/** An answer without an order is not shown; the page says so before it comes here. */
function readDocument(answer: OrderAnswer, viewer: Viewer) {
  const read = documentOf(answer, viewer)
  if (!read) throw new Error('the page shows a document of an order that is there')
  return read
}

export function useComposedDocument(
  answer: OrderAnswer,
  mode: DocumentMode,
  showsDiscount: boolean,
): Composed {
  const viewer = useViewer()
  const families = useFamilies()
  const catalog = useMemo(() => compileCatalog(answer), [answer])
  const read = useMemo(() => readDocument(answer, viewer), [answer, viewer])
  const fonts = useMemo(() => {
    // Symbols and letters come with the families: the specs are read again when one arrives.
    void families
    return [...new Set(read.items.flatMap((item) => engravedFonts(itemSpec(catalog, read, item))))]
  }, [catalog, read, families])
  const { measurer } = useTextMeasurer(fonts)
  const day = useMemo(() => new Date().toLocaleDateString('en-CA'), [])
  const evaluation = useMemo(
    () => evaluateOrder(contextOf(catalog, viewer, answer.pricingIsHidden, { measurer, families }), read),
    [catalog, viewer, answer.pricingIsHidden, measurer, families, read],
  )
  const document = useMemo(
    () => composeDocument({ mode, evaluation, org: viewer.org, showsDiscount, day }),
    [mode, evaluation, viewer.org, showsDiscount, day],
  )
  return { document, evaluation, day }
}
