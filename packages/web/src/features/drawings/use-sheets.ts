/** The sheets of the open order for the chosen options, laid out again only when one of both changes. */
import {
  drawingsTitle,
  layoutSheets,
  orderViews,
  type OrderViews,
  type SheetDrawing,
  type SheetOptions,
  type SheetSet,
  formatDate,
} from '@orderwright/domain'
import { useMemo } from 'react'
import { useOrderEditor } from '../open-order/editor-context.tsx'

export interface OrderSheets extends OrderViews, SheetSet {
  readonly options: SheetOptions
  readonly drawing: SheetDrawing
  /** of the page, its print and its file */
  readonly title: string
}

export function useSheets(options: SheetOptions): OrderSheets {
  const { state, profile, org } = useOrderEditor()
  const { evaluation, document } = state
  const { measurer, now } = evaluation.context
  const { mode, paper, orientation, isFullSize, unit, inchStep, showDimensions } = options
  const drawn = useMemo(() => orderViews(evaluation, { unit, measurer }), [evaluation, unit, measurer])
  const laidOut = useMemo(
    () => layoutSheets(drawn.views, { mode, paper, orientation, isFullSize, unit, inchStep, showDimensions }),
    [drawn, mode, paper, orientation, isFullSize, unit, inchStep, showDimensions],
  )
  const { orgSpecificId, title } = document.order
  const { logoUrl } = profile.brand
  const word = profile.vocabulary.order
  const sheetCount = laidOut.sheets.length
  // The server's day, as on documents.
  const day = now.slice(0, 10)
  const drawing = useMemo(
    (): SheetDrawing => ({
      orgTitle: org.title,
      orderNumber: `${word} #${orgSpecificId}`,
      orderTitle: title,
      date: formatDate(day),
      unit,
      inchStep,
      showDimensions,
      sheetCount,
      logoUrl,
      preferOutlines: true,
    }),
    [org.title, word, orgSpecificId, title, day, unit, inchStep, showDimensions, sheetCount, logoUrl],
  )
  return { ...drawn, ...laidOut, options, drawing, title: drawingsTitle(document.order, day) }
}
