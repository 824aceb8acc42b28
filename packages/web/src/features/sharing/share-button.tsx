/** SHARE in the header of an open order, and the popup under it, which is fetched when it is wanted. [2.6.02] */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useHeaderRoom } from '../navigation/header-room.ts'
import { Button } from '../../ui/button.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popups/popover.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { emptyDraft, type ShareDraft } from './share-draft.ts'

const SharePanel = deferred(
  () => import('./share-panel.tsx').then((part) => part.SharePanel),
  <div className="flex h-40 w-full items-center justify-center">
    <Spinner />
  </div>,
)

export function ShareButton({ word }: { word: string }) {
  const { isTight } = useHeaderRoom()
  // Whom one was going to invite stays chosen while the popup is closed.
  const [draft, setDraft] = useState<ShareDraft>(emptyDraft)
  const icon = <UserPlus aria-hidden />
  return (
    <Popover
      label={words.shareThis({ word })}
      placement="bottom end"
      className="w-[26rem]"
      trigger={
        isTight ? (
          <IconButton label={words.share} icon={icon} />
        ) : (
          <Button variant="quiet" className="text-xs tracking-wide" icon={icon}>
            {words.share}
          </Button>
        )
      }
    >
      <SharePanel draft={draft} onDraftChange={setDraft} />
    </Popover>
  )
}
