/** The texture of a material: which picture, how large what it shows is, and how it is turned. */
import type { ProductOption } from '@orderwright/domain/catalog'
import type { FinishMaterial } from '@orderwright/domain/materials'
import { materialMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import { mediumOfAddress } from '@orderwright/domain/units'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { RecordField } from '../fields/record-field.tsx'
import { mediumAddress, mediumTitleOf } from '../medium-words.ts'
import { textureFields } from './material-fields.ts'
import { PicturePicker } from './picture-picker.tsx'

/** As wide as a sample, until somebody says how wide it is; inches. */
const USUAL_WIDTH = 12
const SIDES = { least: 0.125, most: 400 } as const

interface TextureSectionProps {
  option: ProductOption
  material: FinishMaterial
  /** null while they are fetched */
  media: readonly Medium[] | null
  onChange: (texture: FinishMaterial['texture'], label: string) => void
}

/** A picture of the size that samples have, in its own proportions. */
export function textureOf(medium: Medium): NonNullable<FinishMaterial['texture']> {
  const { width, height } = medium
  const ratio = width && height ? height / width : 1
  const tall = Math.min(SIDES.most, Math.max(SIDES.least, Math.round(USUAL_WIDTH * ratio * 64) / 64))
  return { picture: mediumAddress(medium, 'picture'), width: USUAL_WIDTH, height: tall, rotation: 0 }
}

export function TextureSection({ option, material, media, onChange }: TextureSectionProps) {
  const { profile } = useViewer()
  const [isChoosing, setChoosing] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  const { texture } = material
  const { title } = option
  const named = texture && mediumOfAddress(texture.picture)
  const medium = media?.find(({ id }) => id === named?.mediumId)
  const isGone = texture !== undefined && broken === texture.picture
  return (
    <div role="group" aria-label={words.texture} className="space-y-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-3">
        {texture && (
          <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded border border-hairline bg-desk">
            {isGone ? (
              <ImageOff className="size-5 text-ink-3" aria-hidden />
            ) : (
              <img
                src={texture.picture}
                alt={medium ? words.pictureOf({ title: mediumTitleOf(medium) }) : ''}
                className="size-full object-cover"
                onError={() => setBroken(texture.picture)}
              />
            )}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm font-medium">{words.texture}</p>
          {isGone ? (
            <p role="status" className="text-sm text-invalid">
              {words.textureGone}
            </p>
          ) : (
            <p className="truncate text-xs whitespace-normal text-ink-2">
              {medium ? mediumTitleOf(medium) : words.textureHint}
            </p>
          )}
        </div>
        <span className="flex flex-wrap gap-2">
          <Button size="small" isDisabled={media === null} onPress={() => setChoosing(true)}>
            {texture ? words.changePicture : words.choosePicture}
          </Button>
          {texture && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => onChange(undefined, words.textureRemoved({ title }))}
            >
              {words.removePicture}
            </Button>
          )}
        </span>
      </div>
      {texture && (
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
          {textureFields({ option, unit: profile.region.units }).map((field) => (
            <RecordField
              key={field.path.join('.')}
              target={{ resource: 'productOption', record: option }}
              field={field}
            />
          ))}
        </div>
      )}
      {isChoosing && media && (
        <PicturePicker
          title={words.choosePicture}
          media={media}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => onChange(textureOf(chosen), words.textureSet({ title }))}
        />
      )}
    </div>
  )
}
