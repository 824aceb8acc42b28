/** Lifts the width limits; enabled once, and asked about unless one owns the organisation. [1.4.38, 1.5.49] */
import { mayEnableCustomEngravings, mustConfirmCustomEngravings } from '@orderwright/domain/item-drawings'
import { engravingEditorMessages as words, engravingMessages, messages } from '@orderwright/domain/messages'
import { BadgeCheck } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

export function CustomEngravings({ isCustom, onEnable }: { isCustom: boolean; onEnable: () => void }) {
  const { viewer, profile } = useOpenOrder()
  if (isCustom) {
    return (
      <p className="flex gap-2 border-t border-hairline px-4 py-2.5 text-xs text-caution">
        <BadgeCheck className="size-4 shrink-0" aria-hidden />
        {engravingMessages.customEngravingsOn}
      </p>
    )
  }
  if (!mayEnableCustomEngravings(profile, viewer.role)) return null
  return (
    <div className="border-t border-hairline px-4 py-2">
      <Button
        variant="quiet"
        size="small"
        className="-ms-2.5"
        onPress={async () => {
          const agreed =
            !mustConfirmCustomEngravings(viewer.role) ||
            (await confirm({ title: words.customEngravings, message: messages.confirmCustomEngravings }))
          if (agreed) onEnable()
        }}
      >
        {words.enableCustomAsk}
      </Button>
    </div>
  )
}
