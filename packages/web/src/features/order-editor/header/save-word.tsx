/** Says quietly whether everything is on the server; asks when two people changed the same thing. */
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useEditorState, useOpenOrder } from '../editor-context.tsx'
import { deferred } from '../../../ui/deferred.tsx'

const ConflictDialog = deferred(() => import('./conflict-dialog.tsx').then((part) => part.ConflictDialog))

export function SaveWord() {
  const saveState = useEditorState((state) => state.saveState)
  const [isAsking, setAsking] = useState(false)
  useRejectionNews()
  useEffect(() => setAsking(saveState === 'conflict'), [saveState])

  return (
    <div role="status" className="flex items-center justify-end text-xs text-ink-2 sm:min-w-16">
      {saveState === 'saved' && (
        <span className="flex items-center gap-1">
          <Check className="size-3.5" aria-hidden /> <span className="max-sm:sr-only">Saved</span>
        </span>
      )}
      {saveState === 'saving' && (
        <span className="flex items-center gap-1">
          <Spinner size={12} /> <span className="max-sm:sr-only">Saving</span>
        </span>
      )}
      {saveState === 'offline' && (
        <Tooltip
          content="Your changes are kept in this browser and sent as soon as the server answers."
          isPlain
        >
          <span tabIndex={0} className="flex items-center gap-1 rounded text-caution">
            <CloudOff className="size-3.5" aria-hidden /> Offline
          </span>
        </Tooltip>
      )}
      {saveState === 'conflict' && (
        <Button
          size="small"
          variant="danger"
          icon={<TriangleAlert aria-hidden />}
          onPress={() => setAsking(true)}
        >
          Conflict
        </Button>
      )}
      {saveState === 'signedOut' && <span className="text-caution">Sign in to save</span>}
      {isAsking && saveState === 'conflict' && <ConflictDialog isOpen onOpenChange={setAsking} />}
    </div>
  )
}

/** Tells what the server would not take, once each. */
function useRejectionNews() {
  const { editor } = useOpenOrder()
  const rejections = useEditorState((state) => state.rejections)
  useEffect(() => {
    for (const rejection of rejections) {
      toast(rejection.error.message, {
        tone: 'invalid',
        description: 'The change was taken back.',
        id: rejection.id,
      })
      editor.dismissRejection(rejection.id)
    }
  }, [editor, rejections])
}
