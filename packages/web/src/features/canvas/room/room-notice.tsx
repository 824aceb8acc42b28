/** What stands in the place of a room that can not be shown, and the ways on. */
import { roomMessages as words } from '@orderwright/domain/messages'
import { Button } from '../../../ui/button.tsx'
import { useRoom } from './room-place.tsx'

export function RoomNotice({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { close } = useRoom()
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-8 py-6 text-center">
      <p className="max-w-96 text-base text-ink-2">{message}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry && <Button onPress={onRetry}>{words.tryAgain}</Button>}
        <Button variant="quiet" onPress={close}>
          {words.backToPlan}
        </Button>
      </div>
    </div>
  )
}
