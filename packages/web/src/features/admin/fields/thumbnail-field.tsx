/** The picture of a record of the catalog: uploaded, replaced and removed here. [1.7.32, 1.7.33, 2.2.85, 2.7.40] */
import { endpoints } from '@orderwright/contract'
import { adminEditingMessages as words } from '@orderwright/domain'
import { call } from '../../../lib/api/api.ts'
import { createPressKeys } from '../../../lib/api/press-keys.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { UploadArea } from '../../../ui/upload-area.tsx'
import { readAgain } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'
import { type EditTarget, valueAt } from './field-spec.ts'

/** When what was made of an upload meanwhile is fetched. [1.7.33] */
const REFETCH_MS = 4000
const pressKeys = createPressKeys()

interface ThumbnailFieldProps {
  target: EditTarget
  of: 'product' | 'productProperty' | 'productOption'
  title: string
}

/** The ending of a file's name, as the upload call takes it. */
export function extensionOf(name: string): string {
  return (/\.([a-z0-9]{1,10})$/i.exec(name)?.[1] ?? '').toLowerCase()
}

export function ThumbnailField({ target, of, title }: ThumbnailFieldProps) {
  const { org, caller } = useViewer()
  const edit = useEdit()
  const { record } = target
  const url = valueAt(record, ['thumbnailUrl'])
  const set = (thumbnailUrl: unknown, label: string) =>
    edit({ ...target, records: [record], props: { thumbnailUrl }, label })

  async function send(file: File) {
    const press = `${of} ${record.id} ${file.name} ${file.size} ${file.lastModified}`
    const body = {
      orgId: org.id,
      ...caller,
      fileName: file.name.slice(0, 300),
      fileExtension: extensionOf(file.name),
      hasFile: true,
      type: 'thumbnail' as const,
      resourceForMedium: of,
      resourceId: record.id,
    }
    const sent = await call(endpoints.uploadMedium, body, { file, idempotencyKey: pressKeys.keyOf(press) })
    pressKeys.settle(press, sent)
    if (!sent.ok) {
      const { code, message } = sent.error
      return { message, isUnsuitable: code !== 'offline' && code !== 'unavailable' && code !== 'internal' }
    }
    await readAgain()
    setTimeout(() => void readAgain(), REFETCH_MS)
    toast(words.pictureSet({ title }), { onUndo: () => void set(url ?? null, words.pictureBack({ title })) })
    return null
  }

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
