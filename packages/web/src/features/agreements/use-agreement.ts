/** What customers have accepted and signed off of the open order. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import { agreementScreenMessages as words, agreementWords } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call, CallFailure, queryClient } from '../../lib/api/api.ts'
import { fetchFile } from '../../lib/api/fetch-file.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'

export type Agreement = ResponseOf<typeof endpoints.getAgreement>
export type Shown = ResponseOf<typeof endpoints.prepareAgreement>

/** A certificate comes a moment after its acceptance: until then it is asked for again, in ms. */
const CERTIFICATE_MS = 3000

/** What names the order in a call. */
export function useAgreementCall() {
  const { org, viewer, editor } = useOpenOrder()
  const { id } = editor.getState().document.order
  return useMemo(() => ({ orgId: org.id, ...viewer.caller, productOrderId: id }), [org.id, viewer.caller, id])
}

/** Anew whenever the order is another one on the server, and when somebody signs something off. */
export function useAgreement() {
  const body = useAgreementCall()
  const version = useEditorState(({ document }) => document.order.version)
  const isSaved = useEditorState(({ saveState }) => saveState === 'saved')
  const { live } = useOpenOrder()
  // Sign-offs change nothing of the order until the last of them.
  useEffect(() => live.agreement.on(refreshAgreement), [live])
  return useQuery({
    queryKey: [endpoints.getAgreement.name, body, version, isSaved],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isCertificateMissing(state.data) ? CERTIFICATE_MS : false),
    queryFn: async () => {
      const result = await call(endpoints.getAgreement, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

/** Who sees no prices gets no certificate. */
export function isCertificateMissing(agreement: Agreement | undefined): boolean {
  const last = agreement?.acceptances[0]
  return last !== undefined && last.certificate === null && last.totalInCents !== null && last.name !== ''
}

/** What is accepted when the revision is; asked for when the dialog opens. */
export function useShown(revision: number, isWanted: boolean) {
  const body = useAgreementCall()
  return useQuery({
    queryKey: [endpoints.prepareAgreement.name, body, revision],
    enabled: isWanted,
    // Terms may be others each time.
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const result = await call(endpoints.prepareAgreement, { ...body, revision })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
  })
}

export function refreshAgreement(): void {
  void queryClient.invalidateQueries({ queryKey: [endpoints.getAgreement.name] })
}

export type KeptKind = 'quote' | 'drawings' | 'certificate'

/** Saves a kept file, or says why not. */
export function useKeptFile() {
  const body = useAgreementCall()
  const { editor } = useOpenOrder()
  const [pending, setPending] = useState<string | null>(null)
  async function save(kind: KeptKind, revision: number, hash: string) {
    setPending(hash)
    const result = await fetchFile(endpoints.downloadAgreementFile, { ...body, hash })
    setPending(null)
    const { orgSpecificId } = editor.getState().document.order
    const name = `${orgSpecificId} ${revisionMarks.name({ number: revision })} ${agreementWords.fileName[kind]}`
    if (result.ok) return saveFile(result.data, fileNameOf(name, 'pdf'))
    const message = result.error.code === 'offline' ? documentMessages.pdfOffline : result.error.message
    return toast(message, { tone: 'invalid' })
  }
  return { pending, save }
}

/** How a kept file is called. */
export function keptName(kind: KeptKind): string {
  return kind === 'certificate' ? words.certificate : words.fileNames[kind]
}
