/** An option as large as there is room: its own pictures, its colour, or a plain plate where it has neither. */
import type { ProductOption, ProductProperty } from '@orderwright/domain/catalog'
import { listWords, optionDetailsMessages as words } from '@orderwright/domain/messages'
import { ImageOff } from 'lucide-react'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { colourOf } from '../picker/option-swatch.tsx'

export function OptionPicture({ property, option }: { property: ProductProperty; option: ProductOption }) {
  const { data } = useOpenOrder()
  const medium = data.media.find(({ associations }) => String(option.id) in associations.productOptions)
  const picture = medium?.presignedUrl ?? option.thumbnailUrl
  const colour = colourOf(option)
  const frame = 'aspect-[4/3] w-full overflow-hidden rounded border border-hairline bg-desk'
  if (picture) {
    return (
      <div className={frame}>
        <img
          src={picture}
          alt={listWords.labeled({ label: property.title, value: option.title })}
          className="size-full object-contain p-4"
        />
      </div>
    )
  }
  if (colour) {
    return (
      <div
        className={frame}
        style={{ background: colour }}
        role="img"
        aria-label={words.colorOf({ title: option.title })}
      />
    )
  }
  return (
    <div className={`${frame} flex items-center justify-center text-ink-3`} aria-hidden="true">
      <ImageOff className="size-8 stroke-1" />
    </div>
  )
}
