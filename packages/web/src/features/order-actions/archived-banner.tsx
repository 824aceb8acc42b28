/** Says that the order is archived and can only be read, and takes it out again for those who may. */
import { orderActionMessages as words } from '@orderwright/domain/messages'
import { Archive } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { toggleArchived } from './actions/archive-order.ts'

export function ArchivedBanner() {
  const { editor, data, profile } = useOpenOrder()
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
