/** The picture of a record of the catalog: uploaded, replaced and removed here. [1.7.32, 1.7.33, 2.2.85, 2.7.40] */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { UploadArea } from '../../../ui/files/upload-area.tsx'
import { readAgain } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import type { PicturedKey } from '../section.ts'
import { type EditTarget, valueAt } from './field-spec.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface ThumbnailFieldProps {
  target: EditTarget
  of: PicturedKey
  title: string
}

export function ThumbnailField({ target, of, title }: ThumbnailFieldProps) {
  const edit = useEdit()
  const { record } = target
  const upload = usePictureUpload({ resource: of, id: record.id })
  const url = valueAt(record, ['thumbnailUrl'])
  const set = (thumbnailUrl: unknown, label: string) =>
    edit({ ...target, records: [record], props: { thumbnailUrl }, label })

  const send = (file: File) =>
    upload(file, async () => {
      await readAgain()
      toast(words.pictureSet({ title }), {
        onUndo: () => void set(url ?? null, words.pictureBack({ title })),
      })
    })

  return (
    <div className="mb-4 flex flex-wrap items-start gap-4">
      {typeof url === 'string' && (
        <div className="flex flex-col items-start gap-2">
          <img
            src={url}
            alt={words.pictureOf({ title })}
            className="size-24 rounded border border-hairline bg-paper object-contain"
          />
          <Button
            size="small"
            variant="quiet"
            onPress={() => void set(null, words.pictureRemoved({ title }))}
          >
            {words.removePicture}
          </Button>
        </div>
      )}
      <div className="min-w-56 flex-1">
        <UploadArea send={send} />
      </div>
    </div>
  )
}
