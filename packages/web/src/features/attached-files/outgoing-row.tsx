/** A file that the server has not got yet: how far it is, or why it is not taken, in words beside it. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { RotateCw, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { OutgoingFile, UploadQueue } from './upload-queue.ts'

interface OutgoingRowProps<About> {
  upload: OutgoingFile<About>
  queue: UploadQueue<About>
  className: string
}

export function OutgoingRow<About>({ upload, queue, className }: OutgoingRowProps<About>) {
  const { key, file, state, sent, message } = upload
  const title = file.name
  const hasFailed = state === 'lost' || state === 'refused'
  const percent = Math.round(sent * 100)
  return (
    <li className={className}>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-sm font-medium">
          {title}
        </p>
        {hasFailed ? (
          <p role="alert" className="text-xs text-invalid">
            {message}
          </p>
        ) : (
          <p className="text-xs text-ink-2">
            {state === 'waiting'
              ? words.waiting
              : sent < 1
                ? words.sending({ title, percent })
                : words.checking}
          </p>
        )}
        {state === 'sending' && (
          <progress aria-label={title} max={100} value={percent} className="mt-1 h-1 w-full accent-accent" />
        )}
      </div>
      {state === 'lost' && (
        <IconButton label={words.retry({ title })} icon={<RotateCw />} onPress={() => queue.retry(key)} />
      )}
      <IconButton
        label={hasFailed ? words.dismiss({ title }) : words.cancel({ title })}
        icon={<X />}
        onPress={() => queue.drop(key)}
      />
    </li>
  )
}
