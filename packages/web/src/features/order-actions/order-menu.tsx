/** What can be done with the order as a whole, under one button of the header; its actions are fetched with it. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { deferred, deferredModule } from '../../ui/deferred.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { useActionContext } from './actions/action-context.ts'

const content = deferredModule(() => import('./order-menu-groups.tsx'))
const HistoryDialog = deferred(() =>
  import('./history/history-dialog.tsx').then((part) => part.HistoryDialog),
)

/** `isEditing`: the editor stands on the page, not the screen of a status. */
export function OrderMenu({ isEditing }: { isEditing: boolean }) {
  const context = useActionContext()
  const { profile } = useCheckout()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const loaded = content.use(isOpen)
  const label = words.moreForThis({ word: profile.vocabulary.order })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis />} />}
        isOpen={isOpen && loaded !== null}
        onOpenChange={setOpen}
        className="w-64"
        groups={
          loaded?.orderMenuGroups(context, {
            isEditing,
            isPhone,
            openHistory: () => setHistoryOpen(true),
          }) ?? []
        }
      />
      {isHistoryOpen && <HistoryDialog onClose={() => setHistoryOpen(false)} />}
    </>
  )
}
