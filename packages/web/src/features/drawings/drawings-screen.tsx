/** The drawings of the open order: toolbar, what could not be drawn, sheets. */
import { canvasSheetMessages, drawingMessages as words } from '@orderwright/domain/messages'
import { MAX_TILES, sheetOptionsOf } from '@orderwright/domain/sheets'
import { drawingCss, pageCss } from '@orderwright/paper'
import { sharedSearch } from '../navigation/order-views.ts'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { useDocumentTitle, useLiteralTitle } from '../../lib/session/document-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { canBeDrawn } from '../open-order/can-be-drawn.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { ArchivedSlot } from '../order-actions/archived-slot.tsx'
import { DrawingsToolbar } from './drawings-toolbar.tsx'
import { SheetList } from './sheet-list.tsx'
import { SheetsGuideSlot } from '../comments/sheet-slots.tsx'
import { useDrawingNotes } from './use-drawing-notes.ts'
import { useDrawingsOptions } from './use-drawings-options.ts'
import { useHiddenLayers } from './use-hidden-layers.ts'
import { type OrderSheets, useSheets } from './use-sheets.ts'

export function DrawingsScreen() {
  const { profile, data } = useOpenOrder()
  const order = useEditorState((state) => state.document.order)
  const word = profile.vocabulary.order
  const isDrawable = useEditorState((state) => canBeDrawn(data, state.document))
  const name = `#${order.orgSpecificId} ${order.title}`.trim()
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-shade print:min-h-0 print:bg-paper">
      <OrderTabs isStocked={order.isStocked} canBeDrawn={isDrawable} />
      <ArchivedSlot />
      {order.isStocked === 1 ? (
        <WithoutDrawings name={name}>{words.stocked({ word })}</WithoutDrawings>
      ) : isDrawable ? (
        <Drawings />
      ) : (
        <WithoutDrawings name={name}>{words.cannotBeDrawn({ word })}</WithoutDrawings>
      )}
    </main>
  )
}

/** Reached by its address alone: there is no tab. [2.2.32] */
function WithoutDrawings({ name, children }: { name: string; children: string }) {
  useDocumentTitle(words.drawings, name)
  return (
    <EmptyState title={words.noDrawings} actions={<HelpLink at="/orders/*/drawings" />}>
      {children}
    </EmptyState>
  )
}

function Drawings() {
  const { profile } = useOpenOrder()
  const order = useEditorState((state) => state.document.order)
  const [chosen, change] = useDrawingsOptions()
  const layers = useHiddenLayers()
  const showsComments = chosen.comments === 'shown'
  const notes = useDrawingNotes(showsComments)
  const sheets = useSheets(sheetOptionsOf(chosen, profile, order), layers[0], notes)
  useLiteralTitle(sheets.title)
  const isEmpty = sheets.sheets.length === 0
  return (
    <>
      <style>{`${pageCss}${drawingCss(sheets.sheets)}`}</style>
      <DrawingsToolbar sheets={sheets} onChange={change} layers={layers} showsComments={showsComments} />
      <Undrawn sheets={sheets} />
      {isEmpty ? (
        <Nothing sheets={sheets} word={profile.vocabulary.order} />
      ) : (
        <>
          <SheetsGuideSlot areShown={showsComments} onShow={() => change({ comments: 'shown' })} />
          <SheetList sheets={sheets} showsComments={showsComments} />
        </>
      )}
    </>
  )
}

function Nothing({ sheets, word }: { sheets: OrderSheets; word: string }) {
  if (sheets.isSpatial) return <NothingOnCanvas word={word} />
  const hasItems = sheets.undrawn.length + sheets.unplaced.length > 0
  const reasons = sheets.undrawn.map(({ reason }) => reason)
  return (
    <EmptyState title={words.noDrawings} actions={<HelpLink at="/orders/*/drawings" />}>
      {hasItems ? words.nothingDrawn({ word, reasons }) : words.noItems({ word })}
    </EmptyState>
  )
}

/** Nothing stands on the canvas yet: the way there. */
function NothingOnCanvas({ word }: { word: string }) {
  const { orgSpecificId } = useEditorState((state) => state.document.order)
  return (
    <EmptyState
      title={words.noDrawings}
      actions={
        <ButtonLink
          to="/orders/:orgSpecificId"
          params={{ orgSpecificId: String(orgSpecificId) }}
          search={sharedSearch}
          variant="primary"
        >
          {canvasSheetMessages.goToCanvas}
        </ButtonLink>
      }
    >
      {canvasSheetMessages.nothingOnCanvas({ word })}
    </EmptyState>
  )
}

/** Items without a drawing, by name and reason. */
function Undrawn({ sheets }: { sheets: OrderSheets }) {
  const missing = [
    ...sheets.undrawn.map(({ itemId, heading, reason }) => ({ key: String(itemId), heading, reason })),
    ...sheets.unplaced.map(({ view, code }) => ({
      key: `${view.key} ${code}`,
      heading: view.heading,
      reason: code === 'tooLarge' ? words.notDrawnTooLarge : words.tooManyTiles({ most: MAX_TILES }),
    })),
  ]
  if (missing.length === 0) return null
  return (
    <div className="print:hidden">
      <Banner>
        <ul
          aria-label={words.itemsWithoutADrawing}
          className="flex max-h-40 flex-col gap-0.5 overflow-y-auto"
        >
          {missing.map(({ key, heading, reason }) => (
            <li key={key}>
              <span className="font-medium">{heading}</span> {reason}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
