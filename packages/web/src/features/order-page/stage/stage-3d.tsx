/**
 * The place of the 3D view, which is fetched only when somebody opens it: what stands there on the way, and when it
 * can not be fetched. [1.1.06]
 */
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { deferredModule } from '../../../ui/deferred.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type Stage3dProps, StageNotice } from './stage-notice.tsx'
import { StageToolbar } from './stage-toolbar.tsx'

// Held in an object: a component is a function, which a store would call.
const part = deferredModule(
  () => import('./graphic-stage.tsx').then(({ GraphicStage }) => ({ GraphicStage })),
  { when: 'demand' },
)

export function Stage3d(props: Stage3dProps) {
  const loaded = part.use(true)
  const hasFailed = part.useHasFailed()
  if (loaded) return <loaded.GraphicStage {...props} />
  return (
    <>
      <div className="relative flex min-h-0 flex-1 items-center justify-center text-ink-3">
        {hasFailed ? (
          <StageNotice message={messages.view3dNotLoaded} onRetry={part.retry} />
        ) : (
          <Spinner size={20} label={words.loadingThe3dView} />
        )}
      </div>
      <StageToolbar camera={null} isCompact={props.isCompact} has3d shows="3d" />
    </>
  )
}
