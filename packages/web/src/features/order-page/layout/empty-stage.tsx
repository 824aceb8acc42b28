/** Where the drawing will be once there is something to draw: the next step. [1.2.62] */
import { messages, orderScreenMessages as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHeaderRoom } from '../../navigation/header-room.ts'
import { Button } from '../../../ui/button.tsx'
import { AddMenu } from '../add/add-menu.tsx'
import { isTourDone } from '../../tour/tour-done.ts'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { HistoryButtons } from '../history-buttons.tsx'

export function EmptyStage({ children, isCompact = false }: { children: ReactNode; isCompact?: boolean }) {
  const isEmpty = useEditorState((state) => state.document.items.length === 0)
  const { data, profile, viewer } = useOpenOrder()
  const { isTight } = useHeaderRoom()
  if (!isEmpty) return children
  return (
    <section
      aria-label={words.drawing}
      className="relative flex h-full flex-col items-center justify-center gap-5 bg-paper px-6 text-center"
    >
      {!isCompact && <BlankPlate />}
      {data.abilities.update ? (
        <>
          <p className="text-lg text-ink-2">{messages.emptyOrderHint}</p>
          <AddMenu
            trigger={
              <Button variant="primary" size="large" icon={<Plus aria-hidden />} data-tour="add">
                {words.add}
              </Button>
            }
          />
          {!isTourDone(viewer.user.id) && (
            <Button variant="quiet" onPress={() => void showTour(viewer.user.id, profile.vocabulary.order)}>
              {words.takeTheGuidedTour}
            </Button>
          )}
        </>
      ) : (
        <p className="text-lg text-ink-2">{words.noItems({ word: profile.vocabulary.order })}</p>
      )}
      {isTight && (
        <div className="absolute end-3 bottom-3 flex gap-1">
          <HistoryButtons />
        </div>
      )}
    </section>
  )
}

async function showTour(userId: number, word: string) {
  const { startTour } = await import('../../tour/start-tour.ts')
  await startTour({ userId, word })
}

/** A dashed plate with its centre lines: drawn, not yet made. */
function BlankPlate() {
  return (
    <svg width="180" height="180" viewBox="0 0 180 180" fill="none" aria-hidden="true" className="text-edge">
      <rect x="30" y="30" width="120" height="120" rx="2" stroke="currentColor" strokeDasharray="6 4" />
      <path d="M90 14v152M14 90h152" stroke="currentColor" strokeDasharray="14 3 3 3" strokeWidth="0.75" />
    </svg>
  )
}
