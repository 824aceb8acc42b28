/** What was issued of the open order: its invoices, credit notes and receipts, and one of them as pages. */
import { endpoints, type IssuedDocumentView, type ResponseOf } from '@orderwright/contract'
import { type ComposedDocument, fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import {
  composeIssued,
  invoiceMessages as words,
  issuedContentSchema,
  otherBills,
  standingInvoice,
} from '@orderwright/domain/invoices'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call, CallFailure, queryClient } from '../../../lib/api/api.ts'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder, useOrderEditor } from '../../open-order/editor-context.tsx'
import { useOrderCall } from '../../open-order/order-difference.ts'

export type Issued = ResponseOf<typeof endpoints.getInvoices>

/** Anew whenever the order is another one on the server. */
export function useIssued(isWanted: boolean) {
  const body = useOrderCall()
  const version = useEditorState(({ document }) => document.order.version)
  const paid = useEditorState(({ document }) => document.order.amountPaidInCents)
  return useQuery({
    queryKey: [endpoints.getInvoices.name, body, version, paid],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const result = await call(endpoints.getInvoices, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

/** The invoice that holds: the last one that was not taken back as a whole. */
export function standingOf({ documents }: Issued): IssuedDocumentView | undefined {
  return standingInvoice(documents.map(contentOf))?.document
}

function contentOf(document: IssuedDocumentView) {
  const content = issuedContentSchema.parse(JSON.parse(document.content))
  return { kind: document.kind, document, content }
}

/** The pages of one of them; undefined: none is chosen. */
export function useIssuedPages(
  issued: Issued | undefined,
  shown: IssuedDocumentView | undefined,
): ComposedDocument | undefined {
  const { org, profile, data, state } = useOrderEditor()
  const { order } = state.document
  const { paymentRecords } = data
  return useMemo(() => {
    if (!issued || !shown) return undefined
    const { document, content } = contentOf(shown)
    return composeIssued({
      document,
      content,
      org: { title: org.title, profile },
      order,
      payments: paymentRecords,
      others: otherBills(issued.documents, shown.id),
    })
  }, [issued, shown, org.title, profile, order, paymentRecords])
}

/** Saves one of them as a PDF file, or says why not. */
export function useIssuedFile() {
  const body = useOrderCall()
  const [pending, setPending] = useState<number | null>(null)
  async function save({ id, name, number }: IssuedDocumentView) {
    setPending(id)
    const result = await fetchFile(endpoints.downloadInvoice, { ...body, documentId: id })
    setPending(null)
    if (result.ok) return saveFile(result.data, fileNameOf(`${name} ${number}`, 'pdf'))
    const message = result.error.code === 'offline' ? documentMessages.pdfOffline : result.error.message
    return toast(message, { tone: 'invalid' })
  }
  return { pending, save }
}

/** Issues what is missing; what comes of it is loaded again. */
export function useIssueNow() {
  const body = useOrderCall()
  const { reload } = useOpenOrder()
  const [isPending, setIsPending] = useState(false)
  async function issue() {
    setIsPending(true)
    const result = await call(endpoints.issueInvoice, body)
    setIsPending(false)
    if (!result.ok) toast(result.error.message, { tone: 'invalid' })
    const last = result.ok ? result.data.documents.findLast(({ kind }) => kind !== 'receipt') : undefined
    if (last) toast(words.issuedNow(last))
    await queryClient.invalidateQueries({ queryKey: [endpoints.getInvoices.name] })
    await reload()
  }
  return { isPending, issue }
}
