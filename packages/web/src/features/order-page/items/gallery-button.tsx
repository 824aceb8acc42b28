/** Opens the pictures of a line. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Images } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

const GalleryDialog = deferred(() =>
  import('./gallery/gallery-dialog.tsx').then((part) => part.GalleryDialog),
)

export const GalleryButton = memo(function GalleryButton({ itemId }: { itemId: number }) {
  const { data } = useOpenOrder()
  const [isOpen, setOpen] = useState(false)
  const count = data.media.filter(({ productInstanceId }) => productInstanceId === itemId).length
  return (
    <>
      <Button
        variant="quiet"
        icon={<Images aria-hidden />}
        aria-label={count === 0 ? words.pictures : words.picturesAdded({ count })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <span className="max-[1599px]:hidden">{words.pictures}</span>
        {count > 0 && <span className="-ms-1 size-1.5 rounded-full bg-accent" aria-hidden="true" />}
      </Button>
      {isOpen && <GalleryDialog itemId={itemId} onClose={() => setOpen(false)} />}
    </>
  )
})
