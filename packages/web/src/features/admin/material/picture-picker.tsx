/** A picture of the library to be chosen, or a new one. */
import { adminMediaMessages, materialMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useViewer } from '../../../lib/session/session.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { UploadArea } from '../../../ui/files/upload-area.tsx'
import { putRecords } from '../admin-data.ts'
import { usePictureUpload } from '../fields/use-picture-upload.ts'
import { mediumAddress, mediumTitleOf } from '../medium-words.ts'
import { searchFor } from '../../../lib/format/search-text.ts'

/** More than these are found by their title. */
const SHOWN_MAX = 60
/** So many are found by looking. */
const FEW = 8

interface PicturePickerProps {
  title: string
  media: readonly Medium[]
  onChoose: (medium: Medium) => void
  onClose: () => void
}

export function PicturePicker({ title, media, onChoose, onClose }: PicturePickerProps) {
  const { org } = useViewer()
  const [typed, setTyped] = useState('')
  const upload = usePictureUpload(null)
  const isFound = searchFor(typed)
  const found = media.filter((medium) => isFound(mediumTitleOf(medium))).toSorted((a, b) => b.id - a.id)
  const choose = (medium: Medium) => {
    onChoose(medium)
    onClose()
  }
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} size="large">
      <div className="space-y-4 pb-3">
        <section aria-label={adminMediaMessages.addPictures}>
          <UploadArea
            send={(file) =>
              upload(file, (medium) => {
                putRecords(org.id, 'media', [medium])
                choose(medium)
              })
            }
          />
        </section>
        {media.length > FEW && (
          <TextField label={words.search} value={typed} onChange={setTyped} autoComplete="off" />
        )}
        {found.length === 0 ? (
          <p className="py-4 text-center text-sm text-ink-2">
            {media.length === 0 ? words.noPictures : words.noneFound}
          </p>
        ) : (
          <ul aria-label={words.pictures} className="grid grid-cols-3 gap-3 sm:grid-cols-5">
            {found.slice(0, SHOWN_MAX).map((medium) => (
              <li key={medium.id} className="min-w-0">
                <AriaButton
                  aria-label={words.pictureOf({ title: mediumTitleOf(medium) })}
                  onPress={() => choose(medium)}
                  className="block aspect-square w-full cursor-pointer overflow-hidden rounded border border-hairline bg-desk transition-colors hover:border-ink-3"
                >
                  <img
                    src={mediumAddress(medium, 'thumbnail')}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                </AriaButton>
                <span dir="auto" className="mt-1 block truncate text-xs text-ink-2">
                  {mediumTitleOf(medium)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
