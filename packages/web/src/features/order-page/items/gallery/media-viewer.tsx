/** One picture on the whole screen, with a close button; arrows go to the next, + and − zoom, Escape goes back. [2.2.35] */
import { pictureMessages as words } from '@orderwright/domain/messages'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useHotkeys } from '../../../../lib/browser/hotkeys.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { ZoomedPicture } from './zoomed-picture.tsx'
import { readingKey } from '../../../../lib/browser/reading.ts'

interface MediaViewerProps {
  pictures: readonly GalleryPicture[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

const group = words.pictures

export function MediaViewer({ pictures, index, onIndexChange, onClose }: MediaViewerProps) {
  const picture = pictures[index]
  const count = pictures.length
  const step = (by: number) => onIndexChange((index + by + count) % count)
  useHotkeys([
    {
      keys: readingKey('ArrowLeft'),
      label: words.previousPicture,
      group,
      run: () => step(-1),
      isActiveInFields: true,
    },
    {
      keys: readingKey('ArrowRight'),
      label: words.nextPicture,
      group,
      run: () => step(1),
      isActiveInFields: true,
    },
  ])
  if (!picture) return null
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      className="fixed inset-0 z-overlay bg-paper entering:animate-appear"
    >
      <Modal className="size-full outline-none">
        <AriaDialog aria-label={picture.title} className="flex size-full flex-col outline-none">
          <div className="flex h-12 shrink-0 items-center gap-3 border-b border-hairline pe-2 ps-4">
            <p className="min-w-0 flex-1 truncate text-sm">
              <span dir="auto" className="font-medium">
                {picture.title}
              </span>
              {picture.of !== picture.title && <span className="text-ink-2"> · {picture.of}</span>}
            </p>
            <span className="tabular text-sm text-ink-2" aria-live="polite">
              {index + 1} / {count}
            </span>
            <IconButton label={words.close} icon={<X />} onPress={onClose} />
          </div>
          <div className="relative min-h-0 flex-1 bg-desk">
            <ZoomedPicture key={picture.key} url={picture.url} title={picture.title} />
            {count > 1 && (
              <>
                <IconButton
                  label={words.previousPicture}
                  icon={<ChevronLeft />}
                  variant="outlined"
                  className="!absolute top-1/2 start-3 -translate-y-1/2"
                  onPress={() => step(-1)}
                />
                <IconButton
                  label={words.nextPicture}
                  icon={<ChevronRight />}
                  variant="outlined"
                  className="!absolute top-1/2 end-3 -translate-y-1/2"
                  onPress={() => step(1)}
                />
              </>
            )}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
