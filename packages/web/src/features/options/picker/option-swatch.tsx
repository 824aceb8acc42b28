/** The small picture of an option: its thumbnail, or its colour; nothing when it has neither. */
import type { ProductOption, ProductProperty } from '@orderwright/domain/catalog'
import { hexColourSchema } from '@orderwright/domain/drawing'

interface OptionSwatchProps {
  property: ProductProperty
  option: ProductOption | undefined
  sizePx?: number
}

/** The option's colour as #rrggbb, or null. */
export function colourOf(option: ProductOption): string | null {
  const parsed = hexColourSchema.safeParse(option.data['fill'] ?? option.data['color'])
  return parsed.success ? parsed.data : null
}

/** Whether any option of a property has a picture: then all rows keep room for one. */
export function hasPictures(property: ProductProperty, options: readonly ProductOption[]): boolean {
  if (property.noOptionThumbnails === 1) return false
  return options.some((option) => option.thumbnailUrl !== null || colourOf(option) !== null)
}

export function OptionSwatch({ property, option, sizePx = 24 }: OptionSwatchProps) {
  if (property.noOptionThumbnails === 1) return null
  const size = { width: sizePx, height: sizePx }
  if (option?.thumbnailUrl) {
    return (
      <img
        src={option.thumbnailUrl}
        alt=""
        {...size}
        loading="lazy"
        className="shrink-0 rounded-sm object-contain"
      />
    )
  }
  const colour = option && colourOf(option)
  if (!colour) return null
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 rounded-sm border border-ink/15"
      style={{ ...size, background: colour }}
    />
  )
}
