/** A document of the open order: what it shows, and the ways to take it along. [2.2.38–2.2.44] */
import type { ResponseOf, endpoints } from '@orderwright/contract'
import {
  type DocumentMode,
  documentMessages,
  documentModeSchema,
  documentModesFor,
} from '@orderwright/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useHotkeys } from '../../../lib/hotkeys.ts'
import { useViewer } from '../../../lib/session.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DocumentToolbar } from './document-toolbar.tsx'
import { PaperDesk } from './paper-desk.tsx'
import { saveCsv } from './save-csv.ts'
import { useComposedDocument } from './use-composed-document.ts'
import { usePdf } from './use-pdf.ts'
import { usePrinting } from './use-printing.ts'

type OrderAnswer = ResponseOf<typeof endpoints.getOrderData>['data']

/** The mode of the address, where this person may have it; else the quote. [2.2.37, 2.2.39] */
function useMode(): [DocumentMode, (mode: DocumentMode) => void] {
  const { role } = useViewer()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const asked = documentModeSchema.safeParse('mode' in search ? search.mode : undefined).data
  const mode = asked !== undefined && documentModesFor(role).includes(asked) ? asked : 'quote'
  const setMode = (next: DocumentMode) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, mode: next === 'quote' ? undefined : next }),
      replace: true,
    })
  return [mode, setMode]
}

export function DocumentScreen({ answer }: { answer: OrderAnswer }) {
  const [mode, setMode] = useMode()
  const [showsDiscount, setShowsDiscount] = useState(true)
  const { document, evaluation, day } = useComposedDocument(answer, mode, showsDiscount)
  const printing = usePrinting(document.title)
  const pdf = usePdf({ order: evaluation.document.order, mode, showsDiscount, day })
  useHotkeys([
    { keys: 'Mod+P', label: 'Print', group: 'Documents', run: printing.print, isActiveInFields: true },
  ])
  return (
    <>
      <DocumentToolbar
        mode={mode}
        onMode={setMode}
        hasDiscount={evaluation.costs !== null}
        showsDiscount={showsDiscount}
        onShowsDiscount={setShowsDiscount}
        isPdfing={pdf.isPdfing}
        onPdf={pdf.download}
        onPrint={printing.print}
        onCsv={() => void saveCsv(evaluation, mode, showsDiscount, document.title)}
      />
      {pdf.problem !== null && (
        <div data-print="hidden">
          <Banner
            tone="invalid"
            action={
              <Button size="small" icon={<Printer aria-hidden />} onPress={printing.print}>
                Print instead
              </Button>
            }
          >
            {pdf.problem}
          </Banner>
        </div>
      )}
      <PaperDesk
        key={mode}
        document={document}
        isPrinting={printing.isPrinting}
        label={documentMessages.loading}
      />
    </>
  )
}
