/** The sheets of the open order for the chosen options, laid out again only when one of both changes. */
import type { CanvasLayer } from '@orderwright/domain/canvas'
import type { PinnedNote } from '@orderwright/domain/comments'
import { drawingsTitle } from '@orderwright/domain/documents'
import { numberWithMark, paperMarkOf } from '@orderwright/domain/orders'
import type { SheetDrawing, SheetOptions } from '@orderwright/domain/sheets'
import { documentFamily } from '@orderwright/domain/typesetting'
import { formatDate, inTimeZone } from '@orderwright/domain/units'
import { orderSheets, type OrderSheetSet } from '@orderwright/domain/canvas-sheets'
import { useMemo } from 'react'
import { useOrderEditor } from '../open-order/editor-context.tsx'

export interface OrderSheets extends OrderSheetSet {
  readonly options: SheetOptions
  readonly hiddenLayers: readonly CanvasLayer[]
  readonly isSpatial: boolean
  /** are there panels to be printed? */
  readonly hasMurals: boolean
  readonly drawing: SheetDrawing
  /** comments that are shown */
  readonly notes: readonly PinnedNote[]
  /** of the page, its print and its file */
  readonly title: string
}

export function useSheets(
  options: SheetOptions,
  hiddenLayers: readonly CanvasLayer[],
  notes: readonly PinnedNote[],
): OrderSheets {
  const { state, profile, org, data } = useOrderEditor()
  const { evaluation, document } = state
  const { measurer, now } = evaluation.context
  const { mode, paper, orientation, isFullSize, unit, inchStep, showDimensions } = options
  const { orgSpecificId, title } = document.order
  const { logoUrl, font } = profile.brand
  const word = profile.vocabulary.order
  const { isSpatial } = data
  // The organization's day by the server's clock, as on documents.
  const day = inTimeZone(now, profile.region.timeZone).slice(0, 10)
  const mark = paperMarkOf(document, evaluation.costs !== null)
  const about = useMemo(
    () => ({
      orgTitle: org.title,
      orderNumber: numberWithMark(`${word} #${orgSpecificId}`, mark),
      orderTitle: title,
      date: formatDate(day),
    }),
    [org.title, word, orgSpecificId, title, day, mark],
  )
  const set = useMemo(
    () =>
      orderSheets({
        evaluation,
        measurer,
        options: { mode, paper, orientation, isFullSize, unit, inchStep, showDimensions },
        isSpatial,
        hiddenLayers,
        about,
        notes,
      }),
    [
      evaluation,
      measurer,
      mode,
      paper,
      orientation,
      isFullSize,
      unit,
      inchStep,
      showDimensions,
      isSpatial,
      hiddenLayers,
      about,
      notes,
    ],
  )
  const sheetCount = set.sheets.length
  const drawing = useMemo(
    (): SheetDrawing => ({
      ...about,
      unit,
      inchStep,
      showDimensions,
      sheetCount,
      logoUrl,
      font: documentFamily(font),
      preferOutlines: true,
      notes,
    }),
    [about, unit, inchStep, showDimensions, sheetCount, logoUrl, font, notes],
  )
  return {
    ...set,
    options,
    hiddenLayers,
    isSpatial,
    hasMurals: profile.spatial.hasMurals,
    drawing,
    notes,
    title: drawingsTitle(document.order, day),
  }
}
