/** The media gallery of a line: what there is to see of it, and a place to add pictures. [1.2.80] */
import { endpoints } from '@orderwright/contract'
import { pictureMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import type { Medium } from '@orderwright/domain/people'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { call } from '../../../../lib/api/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/popups/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toast } from '../../../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder } from '../../../open-order/editor-context.tsx'
import { itemTitle } from '../../../open-order/item-names.ts'
import { type GalleryPicture, galleryPictures } from './gallery-pictures.ts'
import { MediaViewer } from './media-viewer.tsx'
import { uploadPicture } from '../../../../lib/api/upload-picture.ts'
import { UploadArea } from '../../../../ui/files/upload-area.tsx'

interface GalleryDialogProps {
  itemId: number
  onClose: () => void
}

export function GalleryDialog({ itemId, onClose }: GalleryDialogProps) {
  const { data } = useOpenOrder()
  const item = useEditorState((state) => itemOf(state.document, itemId))
  const [shown, setShown] = useState<number | null>(null)
  const actions = useGalleryActions(itemId)
  if (!item) return null
  const pictures = galleryPictures(data.catalog, data.media, item)
  const canEdit = data.abilities.update
  return (
    <>
      <Dialog
        title={words.picturesOf({ title: itemTitle(data.catalog, item) })}
        isOpen
        onOpenChange={onClose}
        size="large"
      >
        <div className="space-y-5 pb-3">
          {canEdit && itemId > 0 && <UploadArea send={actions.send} />}
          {canEdit && itemId < 0 && <p className="text-sm text-ink-2">{words.addableOnceSaved}</p>}
          {pictures.length === 0 ? (
            <p className="py-6 text-center text-sm text-ink-2">{words.noneYet}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {pictures.map((picture, index) => (
                <Tile
                  key={picture.key}
                  picture={picture}
                  isMain={picture.own !== null && picture.own.id === item.mediumId}
                  canEdit={canEdit}
                  onOpen={() => setShown(index)}
                  actions={actions}
                />
              ))}
            </ul>
          )}
        </div>
      </Dialog>
      {shown !== null && (
        <MediaViewer
          pictures={pictures}
          index={Math.min(shown, pictures.length - 1)}
          onIndexChange={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

interface TileProps {
  picture: GalleryPicture
  /** it stands for the item in lists */
  isMain: boolean
  canEdit: boolean
  onOpen: () => void
  actions: ReturnType<typeof useGalleryActions>
}

function Tile({ picture, isMain, canEdit, onOpen, actions }: TileProps) {
  const { own } = picture
  return (
    <li className="min-w-0">
      <AriaButton
        aria-label={words.lookAt({ title: picture.title })}
        className="block aspect-square w-full cursor-pointer overflow-hidden rounded border border-hairline bg-desk transition-colors hover:border-ink-3"
        onPress={onOpen}
      >
        <img src={picture.thumbnailUrl} alt="" loading="lazy" className="size-full object-contain p-1.5" />
      </AriaButton>
      <div className="mt-1 flex items-start gap-1">
        <p className="min-w-0 flex-1 text-xs">
          <span dir="auto" className="block truncate">
            {picture.title}
          </span>
          {picture.of !== picture.title && <span className="block truncate text-ink-2">{picture.of}</span>}
        </p>
        {own && canEdit && (
          <IconButton
            label={words.delete({ title: picture.title })}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onPress={() => void actions.remove(own)}
          />
        )}
      </div>
      {own && canEdit && (
        <Button
          size="small"
          variant="quiet"
          className="-ms-2"
          onPress={() => actions.setMain(isMain ? null : own)}
        >
          {isMain ? words.itemsPicture : words.asItemPicture}
        </Button>
      )}
    </li>
  )
}

/** What can be done with the pictures of a line. The order is loaded again after each, so that all its parts know them. */
function useGalleryActions(itemId: number) {
  const { editor, org, viewer, reload } = useOpenOrder()
  const caller = { orgId: org.id, ...viewer.caller }

  function setMain(medium: Medium | null) {
    const thumbnailUrl = medium?.presignedUrl?.replace(/picture$/, 'thumbnail') ?? null
    const label = medium ? words.setTheItemsPicture : words.removeItemsPicture
    editor.setItemFields(itemId, { mediumId: medium?.id ?? null, thumbnailUrl }, label)
  }
  async function setDeleted(medium: Medium, isDeleted: boolean): Promise<boolean> {
    const done = await call(endpoints.deleteMedium, { ...caller, mediumId: medium.id, isDeleted })
    if (done.ok) await reload()
    else toast(done.error.message, { tone: 'invalid' })
    return done.ok
  }
  return {
    setMain,
    async send(file: File) {
      const about = { type: 'image', resourceForMedium: 'productInstance', resourceId: itemId } as const
      const sent = await uploadPicture(file, { ...caller, ...about })
      if ('refusal' in sent) return sent.refusal
      await reload()
      return null
    },
    async remove(medium: Medium) {
      const { document } = editor.getState()
      if (itemOf(document, itemId)?.mediumId === medium.id) setMain(null)
      if (!(await setDeleted(medium, true))) return
      toast(words.deletedPicture({ title: medium.title }), { onUndo: () => void setDeleted(medium, false) })
    },
  }
}
