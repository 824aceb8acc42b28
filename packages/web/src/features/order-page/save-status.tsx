/** Says quietly whether everything is on the server; asks when two people changed the same thing. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLeaveWarning } from '../../lib/browser/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { useHeaderRoom } from '../navigation/header-room.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { deferred } from '../../ui/deferred.tsx'

const ConflictDialog = deferred(() =>
  import('./header/conflict-dialog.tsx').then((part) => part.ConflictDialog),
)

export function SaveStatus() {
  const saveState = useEditorState((state) => state.saveState)
  const [isAsking, setAsking] = useState(false)
  const isKept = useEditorState((state) => state.isKept)
  // Where title, dots and tabs share one row, that all is well takes no room from the title.
  const { hasSavedWord } = useHeaderRoom()
  const quiet = hasSavedWord ? 'max-[899px]:sr-only' : 'sr-only'
  useNews()
  // Unsent work is kept nowhere but in the page.
  useLeaveWarning(!isKept)
  useEffect(() => setAsking(saveState === 'conflict'), [saveState])

  return (
    <div
      role="status"
      className={cx(
        'flex items-center justify-end text-xs text-ink-2',
        hasSavedWord && 'min-[900px]:min-w-16',
      )}
    >
      {saveState === 'saved' && (
        <span className="flex items-center gap-1">
          <Check className="size-3.5 max-[899px]:hidden" aria-hidden />{' '}
          <span className={quiet}>{words.saved}</span>
        </span>
      )}
      {saveState === 'saving' && (
        <span className="flex items-center gap-1">
          <Spinner size={12} /> <span className={quiet}>{words.saving}</span>
        </span>
      )}
      {(saveState === 'offline' || saveState === 'retrying') && (
        <Tooltip content={isKept ? words.changesKept : words.changesSentSoon} isPlain>
          <span tabIndex={0} className="flex items-center gap-1 rounded text-caution">
            <CloudOff className="size-3.5" aria-hidden />{' '}
            {saveState === 'offline' ? words.offline : words.notSavedYet}
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
          {words.conflict}
        </Button>
      )}
      {saveState === 'signedOut' && <span className="text-caution">{words.signInToSave}</span>}
      {isAsking && saveState === 'conflict' && <ConflictDialog isOpen onOpenChange={setAsking} />}
    </div>
  )
}

/** Tells what the server would not take, and what others did that this person should know, once each. */
function useNews() {
  const { editor } = useOpenOrder()
  const rejections = useEditorState((state) => state.rejections)
  const notices = useEditorState((state) => state.notices)
  useEffect(() => {
    for (const { id, error, texts = [] } of rejections) {
      const typed =
        texts.length === 0 ? '' : words.youHadEntered({ texts: texts.map((text) => `“${text}”`).join(', ') })
      toast(error.message, {
        tone: 'invalid',
        description: words.changeTakenBack({ typed }),
        id,
        ...(typed === '' ? {} : { durationMs: readingMs }),
      })
      editor.dismiss(id)
    }
  }, [editor, rejections])
  useEffect(() => {
    for (const { id, text } of notices) {
      toast(text, { id })
      editor.dismiss(id)
    }
  }, [editor, notices])
}

/** Time to read and copy what one had typed. */
const readingMs = 30_000
