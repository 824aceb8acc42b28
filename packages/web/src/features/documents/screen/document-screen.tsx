/** A document of the open order: what it shows, and the ways to take it along. [2.2.38–2.2.44] */
import { type DocumentMode, documentModeSchema, documentModesFor } from '@orderwright/domain/documents'
import { documentMessages, documentScreenMessages as words } from '@orderwright/domain/messages'
import { useNavigate, useSearch } from '../../../lib/router/router-view.tsx'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { canBeDrawn } from '../../open-order/can-be-drawn.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { OrderTabs } from '../../navigation/order-tabs.tsx'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { useLiteralTitle } from '../../../lib/session/document-title.ts'
import { printPage, useIsPrinting } from '../../../lib/browser/printing.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArchivedSlot } from '../../order-actions/archived-slot.tsx'
import { DocumentToolbar } from './document-toolbar.tsx'
import { IssuedList } from './issued-list.tsx'
import { PaperDesk } from '../paper-desk.tsx'
import { saveCsv } from './save-csv.ts'
import { useComposedDocument } from './use-composed-document.ts'
import { type Issued, standingOf, useIssued, useIssuedFile, useIssuedPages } from './use-issued.ts'
import { usePdf } from './use-pdf.ts'

const readMode = (search: Readonly<Record<string, unknown>>) =>
  documentModeSchema.safeParse(search['mode']).data

/** The mode of the address, where this person may have it; else the quote. [2.2.37, 2.2.39] */
function useMode(): [DocumentMode, (mode: DocumentMode) => void] {
  const { role } = useViewer()
  const asked = useSearch(readMode)
  const navigate = useNavigate()
  const mode = asked !== undefined && documentModesFor(role, true).includes(asked) ? asked : 'quote'
  const setMode = (next: DocumentMode) =>
    void navigate({
      search: (old) => ({ ...old, mode: next === 'quote' ? undefined : next }),
      replace: true,
    })
  return [mode, setMode]
}

/** The chosen one; else the invoice that holds. */
function shownOf(issued: Issued, chosenId: number | undefined) {
  return issued.documents.find(({ id }) => id === chosenId) ?? standingOf(issued)
}

export function DocumentScreen() {
  const { data } = useOpenOrder()
  const [mode, setMode] = useMode()
  const [showsDiscount, setShowsDiscount] = useState(true)
  const { document: composed, evaluation } = useComposedDocument(mode, showsDiscount)
  const hasIssued = mode === 'invoice' && evaluation.costs !== null
  const issued = useIssued(hasIssued)
  const [chosenId, setChosenId] = useState<number>()
  const shown = hasIssued && issued.data ? shownOf(issued.data, chosenId) : undefined
  const paper = useIssuedPages(issued.data, shown) ?? composed
  const issuedFile = useIssuedFile()
  const isPrinting = useIsPrinting()
  const { order } = evaluation.document
  const pdf = usePdf({ order, mode, showsDiscount, title: paper.title })
  useHotkeys([
    { keys: 'Mod+P', label: words.print, group: words.documents, run: printPage, isActiveInFields: true },
  ])
  // The browser proposes it as the name of the file: nothing but the document's title stands in it. [2.2.44]
  useLiteralTitle(paper.title)
  return (
    <main className="min-h-[calc(100dvh-3rem)] bg-shade print:min-h-0 print:bg-paper">
      <OrderTabs isStocked={order.isStocked} canBeDrawn={canBeDrawn(data, evaluation.document)} />
      <ArchivedSlot />
      <DocumentToolbar
        mode={mode}
        onMode={setMode}
        hasDiscount={evaluation.costs !== null && shown === undefined}
        showsDiscount={showsDiscount}
        onShowsDiscount={setShowsDiscount}
        isPdfing={pdf.isPdfing || issuedFile.pending !== null}
        onPdf={shown ? () => void issuedFile.save(shown) : pdf.download}
        onPrint={printPage}
        onCsv={() => void saveCsv(evaluation, mode, showsDiscount, paper.title)}
      />
      {pdf.problem !== null && (
        <div data-print="hidden">
          <Banner
            tone="invalid"
            action={
              <Button size="small" icon={<Printer aria-hidden />} onPress={printPage}>
                {words.printInstead}
              </Button>
            }
          >
            {pdf.problem}
          </Banner>
        </div>
      )}
      {hasIssued && <IssuedList query={issued} shownId={shown?.id} onShow={setChosenId} />}
      <PaperDesk
        key={`${mode} ${shown?.id ?? ''}`}
        document={paper}
        isPrinting={isPrinting}
        label={documentMessages.loading}
      />
    </main>
  )
}
