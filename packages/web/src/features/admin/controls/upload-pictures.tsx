/** Where pictures come into the library: dropped or chosen, several at once. [2.2.101, 1.7.33] */
import { adminEditingMessages, adminMediaMessages as words } from '@orderwright/domain/messages'
import { useViewer } from '../../../lib/session/session.tsx'
import { UploadArea } from '../../../ui/files/upload-area.tsx'
import { putRecords } from '../admin-data.ts'
import { usePictureUpload } from '../fields/use-picture-upload.ts'
import { mediumTitleOf } from '../medium-words.ts'
import { useHistory } from '../records/record-editing.tsx'
import { useRecordActions } from '../records/use-record-actions.ts'
import { mediaEditing } from '../media-editing.ts'

export function UploadPictures() {
  const { org } = useViewer()
  const upload = usePictureUpload(null)
  const { rememberRemoval } = useRecordActions(mediaEditing)
  const { announceStep } = useHistory()
  const send = (file: File) =>
    upload(file, (medium) => {
      putRecords(org.id, 'media', [medium])
      const label = adminEditingMessages.added({ title: mediumTitleOf(medium) })
      rememberRemoval(medium.id, label, true)
      announceStep(label)
    })
  return (
    <section aria-label={words.addPictures} className="pb-4">
      <UploadArea send={send} />
    </section>
  )
}
