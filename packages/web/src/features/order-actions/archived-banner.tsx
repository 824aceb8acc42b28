/** Says why the order can only be read: it is archived, which those who may take back, or it is being worked on. */
import { orderActionMessages as words } from '@orderwright/domain/messages'
import { Archive } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { toggleArchived } from './actions/archive-order.ts'

export function ArchivedBanner() {
  const { editor, data, profile, org } = useOpenOrder()
  const isArchived = useEditorState((state) => state.document.order.archived === 1)
  if (!isArchived) {
    // The organization has it at a status of its own, which is not told.
    return (
      <Banner className="print:hidden">
        {words.isHeld({ org: org.title, word: profile.vocabulary.order })}
      </Banner>
    )
  }
  return (
    <Banner
      tone="caution"
      icon={<Archive aria-hidden />}
      className="print:hidden"
      action={
        data.abilities.archive && (
          <Button size="small" onPress={() => toggleArchived(editor)}>
            {words.takeOut}
          </Button>
        )
      }
    >
      <strong className="font-medium">{words.isArchived({ word: profile.vocabulary.order })}</strong>{' '}
      {words.archivedMayBe}
    </Banner>
  )
}
