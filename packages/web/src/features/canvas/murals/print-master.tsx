/** The print master of a texture: uploaded, with its pixels, and taken away. */
import { muralScreenMessages as words, pictureMessages } from '@orderwright/domain/messages'
import type { Shape } from '@orderwright/editor/canvas'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadPicture } from '../../../lib/api/upload-picture.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'

export function PrintMaster({ shape }: { shape: Shape }) {
  const { editor, viewer } = useOpenOrder()
  const { document } = useOpenCanvas()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { record, resource } = shape
  const data = 'data' in record ? record.data : {}
  const { mediumId = null, masterWidth: width, masterHeight: height } = data
  if (!document.canEdit() || !viewer.isEmployee) return null

  function change(props: {
    mediumId: number | null
    masterWidth: number | null
    masterHeight: number | null
  }) {
    const label = props.mediumId === null ? words.masterTaken : words.masterGiven
    document.perform(
      [{ kind: 'update', resource, id: document.currentId(record.id), props: { data: props } }],
      label,
    )
  }

  async function send(file: File): Promise<void> {
    setProblem(null)
    setSending(true)
    const { orgId, id } = editor.getState().document.order
    const sent = await uploadPicture(file, {
      orgId,
      type: 'image',
      resourceForMedium: 'productOrder',
      resourceId: id,
      isPrintMaster: true,
    })
    setSending(false)
    if ('refusal' in sent) {
      const { isUnsuitable, message } = sent.refusal
      setProblem(isUnsuitable ? message : pictureMessages.uploadFailed)
      return
    }
    const { medium } = sent
    change({ mediumId: medium.id, masterWidth: medium.width, masterHeight: medium.height })
  }

  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={words.masterFile}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {mediumId !== null && typeof width === 'number' && typeof height === 'number' && (
        <p className="tabular text-sm text-ink-2">{words.masterSize({ width, height })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={isSending ? <Spinner size={16} /> : <ImageUp aria-hidden />}
          isDisabled={isSending}
          onPress={() => input.current?.click()}
        >
          {isSending
            ? pictureMessages.uploadRunning
            : mediumId === null
              ? words.giveMaster
              : words.anotherMaster}
        </Button>
        {mediumId !== null && (
          <Button
            icon={<Trash2 aria-hidden />}
            onPress={() => change({ mediumId: null, masterWidth: null, masterHeight: null })}
          >
            {words.takeMaster}
          </Button>
        )}
      </div>
      {problem !== null && <Banner tone="invalid">{problem}</Banner>}
    </div>
  )
}
