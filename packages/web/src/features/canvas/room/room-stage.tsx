/** The place of the room, which is fetched when somebody looks into it: what stands there on the way, and when it can not be fetched. */
import { roomMessages as words } from '@orderwright/domain/messages'
import { deferredModule } from '../../../ui/deferred.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { RoomNotice } from './room-notice.tsx'

// Held in an object: a component is a function, which a store would call.
const part = deferredModule(() => import('./room-screen.tsx').then(({ RoomScreen }) => ({ RoomScreen })), {
  when: 'demand',
})

/** `history`: taking back and doing again, which stand in the bar. */
export function RoomStage({ history }: { history: React.ReactNode }) {
  const loaded = part.use(true)
  const hasFailed = part.useHasFailed()
  if (loaded) return <loaded.RoomScreen history={history} />
  return (
    <div className="flex size-full items-center justify-center text-ink-3">
      {hasFailed ? (
        <RoomNotice message={words.notLoaded} onRetry={part.retry} />
      ) : (
        <Spinner size={20} label={words.loading} />
      )}
    </div>
  )
}
