/** The files for the bookkeeping, for employees of organizations whose list can be exported. [issue 18] */
import { ordersListMessages as words } from '@orderwright/domain/messages'
import { BookOpen } from 'lucide-react'
import { memo, useState } from 'react'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

const BookkeepingForm = deferred(
  () => import('../bookkeeping/bookkeeping-form.tsx').then((part) => part.BookkeepingForm),
  <SkeletonGroup label={words.bookkeeping}>
    <Skeleton className="h-40 w-full" />
  </SkeletonGroup>,
  { when: 'demand' },
)

export const BookkeepingButton = memo(function BookkeepingButton() {
  const { profile, isEmployee } = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!isEmployee || !profile.ordersPage.export) return null
  return (
    <>
      <Button size="small" icon={<BookOpen aria-hidden />} onPress={() => setOpen(true)}>
        <span className="sm:max-xl:sr-only">{words.bookkeeping}</span>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={words.bookkeeping}>
        <BookkeepingForm />
      </Dialog>
    </>
  )
})
