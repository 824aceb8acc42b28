/** The PDF file of the drawings as they are set now: asked for, saved, or in words why not. [2.7.05] */
import { endpoints } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { documentMessages, drawingMessages } from '@orderwright/domain/messages'
import { type DrawingsOptions, unitsOf } from '@orderwright/domain/sheets'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '../../lib/api/fetch-file.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import type { OrderSheets } from './use-sheets.ts'

function chosen({ options }: OrderSheets): DrawingsOptions {
  const { mode, paper, orientation, isFullSize, showDimensions } = options
  return {
    mode,
    paper,
    orientation,
    scale: isFullSize ? 'full' : 'fit',
    units: unitsOf(options),
    dimensions: showDimensions ? 'shown' : 'hidden',
  }
}

export function PdfButton({ sheets, showsComments }: { sheets: OrderSheets; showsComments: boolean }) {
  const { editor, viewer } = useOpenOrder()
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    setIsPending(true)
    const { order } = editor.getState().document
    const result = await fetchFile(endpoints.downloadDrawings, {
      orgId: order.orgId,
      ...viewer.caller,
      productOrderId: order.id,
      options: { ...chosen(sheets), ...(showsComments ? { comments: 'shown' as const } : {}) },
      ...(sheets.isSpatial ? { hiddenLayers: [...sheets.hiddenLayers] } : {}),
    })
    setIsPending(false)
    if (result.ok) {
      saveFile(result.data, fileNameOf(sheets.title, 'pdf'))
      return
    }
    const isOffline = result.error.code === 'offline'
    const message = isOffline ? documentMessages.pdfOffline : result.error.message
    toast(message, { tone: 'invalid' })
  }
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden />}
      isPending={isPending}
      isDisabled={sheets.sheets.length === 0}
      onPress={() => void download()}
    >
      {drawingMessages.downloadPdf}
    </Button>
  )
}
