/** Opens the pictures of a line. */
import type { ProductInstance } from '@orderwright/domain'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../editor-context.tsx'

const GalleryDialog = deferred(() =>
  import('./gallery/gallery-dialog.tsx').then((part) => part.GalleryDialog),
)

export function GalleryButton({ item }: { item: ProductInstance }) {
  const { data } = useOpenOrder()
  const [isOpen, setOpen] = useState(false)
  const count = data.media.filter(({ productInstanceId }) => productInstanceId === item.id).length
  return (
    <>
      <Button
        variant="quiet"
        icon={<Images aria-hidden />}
        aria-label={count === 0 ? 'Pictures' : `Pictures, ${count} added`}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <span className="max-[1599px]:hidden">Pictures</span>
        {count > 0 && <span className="-ml-1 size-1.5 rounded-full bg-accent" aria-hidden="true" />}
      </Button>
      {isOpen && <GalleryDialog itemId={item.id} onClose={() => setOpen(false)} />}
    </>
  )
}
