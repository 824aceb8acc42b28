/** Where a picture is dropped or chosen: JPEG or PNG below 5 MB; each state in the words of the specification. [1.8.07, 1.8.08] */
import { pictureMessages } from '@orderwright/domain/messages'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { FileDrop } from './file-drop.tsx'

/** A file of this many bytes is too large. [1.8.08] */
const TOO_LARGE_BYTES = 5_000_000

type UploadState = 'idle' | 'uploading' | 'done' | 'unsuitable' | 'failed'

interface UploadAreaProps {
  /** sends one file; why not, in words, when the server would not take it; null when it is there */
  send: (file: File) => Promise<{ message: string; isUnsuitable: boolean } | null>
}

export function UploadArea({ send }: UploadAreaProps) {
  const [state, setState] = useState<UploadState>('idle')
  const [refusal, setRefusal] = useState('')
  /** kept after a failure, so that nobody has to look for it again */
  const [kept, setKept] = useState<readonly File[]>([])

  async function sendAll(files: readonly File[]) {
    setState('uploading')
    for (const [index, file] of files.entries()) {
      const failed = await send(file)
      if (!failed) continue
      setKept(files.slice(index))
      setRefusal(failed.message)
      setState(failed.isUnsuitable ? 'unsuitable' : 'failed')
      return
    }
    setKept([])
    setState('done')
  }
  return (
    <div>
      <FileDrop
        label={pictureMessages.pictureFile}
        icon={<ImageUp className="size-5 stroke-1 text-ink-2" aria-hidden />}
        hint={pictureMessages.pictureFormats}
        accept="image/jpeg,image/png"
        maxBytes={TOO_LARGE_BYTES - 1}
        isMultiple
        isBusy={state === 'uploading'}
        onTooLarge={() => {
          setRefusal(pictureMessages.uploadUnsuitable)
          setState('unsuitable')
        }}
        onFiles={(files) => void sendAll(files)}
      >
        {(isDragging) => (
          <>
            <span className="sr-only">{pictureMessages.addAPicture}</span>
            <span aria-live="polite" className={cx(state === 'done' && !isDragging && 'text-done')}>
              {isDragging ? pictureMessages.uploadDragging : stateText(state)}
            </span>
          </>
        )}
      </FileDrop>
      {(state === 'unsuitable' || state === 'failed') && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-invalid">
          {state === 'unsuitable' ? refusal : pictureMessages.uploadFailed}
          {state === 'failed' && (
            <Button size="small" onPress={() => void sendAll(kept)}>
              {pictureMessages.tryAgain}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

function stateText(state: UploadState): string {
  switch (state) {
    case 'uploading':
      return pictureMessages.uploadRunning
    case 'done':
      return pictureMessages.uploadDone
    case 'idle':
    case 'unsuitable':
    case 'failed':
      return pictureMessages.uploadIdle
  }
}
