/** The PDF file of the shown document: asked for, saved, or in words why not. [2.2.42, 2.4.05, 2.7.02, 2.7.03] */
import { endpoints } from '@orderwright/contract'
import { type DocumentMode, fileNameOf } from '@orderwright/domain/documents'
import { documentMessages } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import { useState } from 'react'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'

interface Shown {
  readonly order: ProductOrder
  readonly mode: DocumentMode
  readonly showsDiscount: boolean
  /** of the document, and so of the file */
  readonly title: string
}

interface Pdf {
  /** a file is on its way */
  readonly isPdfing: boolean
  readonly problem: string | null
  readonly download: () => void
}

export function usePdf({ order, mode, showsDiscount, title }: Shown): Pdf {
  const { caller } = useViewer()
  const [isPdfing, setIsPdfing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function download() {
    setIsPdfing(true)
    setProblem(null)
    const result = await fetchFile(endpoints.downloadPdf, {
      orgId: order.orgId,
      ...caller,
      productOrderId: order.id,
      mode,
      showsDiscount,
      filename: title,
      options: { landscape: true, format: 'Letter' },
    })
    setIsPdfing(false)
    if (result.ok) saveFile(result.data, fileNameOf(title, 'pdf'))
    else setProblem(result.error.code === 'offline' ? documentMessages.pdfOffline : result.error.message)
  }
  return { isPdfing, problem, download: () => void download() }
}
