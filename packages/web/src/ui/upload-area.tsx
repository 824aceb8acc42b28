/** Where a picture is dropped or chosen: JPEG or PNG below 5 MB; each state in the words of the specification. [1.8.07, 1.8.08] */
import { pictureMessages } from '@orderwright/domain'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useDropzone } from 'react-dropzone'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

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
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // The button inside is what is pressed; this is where files are dropped.
    noClick: true,
    noKeyboard: true,
    maxSize: TOO_LARGE_BYTES - 1,
    disabled: state === 'uploading',
    onDrop: (accepted, rejected) => {
      if (rejected.length > 0) {
        setRefusal(pictureMessages.uploadUnsuitable)
        setState('unsuitable')
      } else if (accepted.length > 0) void sendAll(accepted)
    },
  })
  return (
    <div>
      <div {...getRootProps()}>
        <input
          // The dialog shows pictures; what a file is, its content says, and not its name.
          {...getInputProps({
            accept: 'image/jpeg,image/png',
            'aria-label': pictureMessages.pictureFile,
            style: { display: 'none' },
          })}
        />
        <AriaButton
          isDisabled={state === 'uploading'}
          onPress={open}
          className={cx(
            'flex min-h-24 w-full cursor-pointer flex-col items-center justify-center gap-1.5 rounded border border-dashed px-4 py-5 text-center text-sm transition-colors',
            isDragActive ? 'border-accent bg-accent-soft' : 'border-edge bg-desk hover:border-ink-3',
          )}
        >
          <span className="sr-only">{pictureMessages.addAPicture}</span>
          {state === 'uploading' ? (
            <Spinner size={20} />
          ) : (
            <ImageUp className="size-5 stroke-1 text-ink-2" aria-hidden />
          )}
          <span aria-live="polite" className={cx(state === 'done' && !isDragActive && 'text-done')}>
            {isDragActive ? pictureMessages.uploadDragging : stateText(state)}
          </span>
          <span className="text-xs text-ink-2">{pictureMessages.pictureFormats}</span>
        </AriaButton>
      </div>
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
