/** A reminder as it will be sent on its day, and as it would be today, with Send now. */
import { formatDate } from '@orderwright/domain/units'
import { type PlannedReminder, reminderMessages as words } from '@orderwright/domain/receivables'
import { useState } from 'react'
import { failureMessage } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useReminderPreview, useSendReminder } from './use-reminders.ts'

interface ReminderDialogProps {
  reminder: PlannedReminder
  onClose: () => void
}

export function ReminderDialog({ reminder, onClose }: ReminderDialogProps) {
  const { documentId, number, stop } = reminder
  const [isNow, setNow] = useState(false)
  const query = useReminderPreview(documentId, isNow)
  const { isPending, send } = useSendReminder()
  const preview = query.data
  const canSend = preview !== undefined && preview.to.length > 0 && stop === 'none'
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={words.previewOf({ number })}
      help="reminders"
      footer={
        preview?.isToday === false ? (
          <Button isDisabled={!canSend} onPress={() => setNow(true)}>
            {words.sendToday}
          </Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={!canSend}
            isPending={isPending}
            onPress={() => {
              if (preview) void send(documentId, preview.ruleKey).then((isSent) => isSent && onClose())
            }}
          >
            {words.sendNow}
          </Button>
        )
      }
    >
      {preview ? (
        <div className="text-sm">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-4">
            <dt className="text-ink-2">{words.to}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {preview.to.length === 0
                ? words.toNobody
                : preview.to
                    .map(({ name, email }) => (name === '' ? email : `${name} <${email}>`))
                    .join(', ')}
            </dd>
            <dt className="text-ink-2">{words.on}</dt>
            <dd className="tabular">{stop === 'none' ? formatDate(preview.day) : words.stopped[stop]}</dd>
            <dt className="text-ink-2">{words.subject}</dt>
            <dd className="font-medium">{preview.subject}</dd>
          </dl>
          <pre className="border-t border-hairline pt-4 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">
            {preview.text}
          </pre>
        </div>
      ) : query.isError ? (
        <ErrorState message={failureMessage(query.error)} />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-60 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
