/** How large the graphic is, in inches and millimeters, and of how much it is made. */
import { measuresOf, type ShownGraphic } from '@orderwright/domain/graphics'
import { currentLanguage } from '@orderwright/domain/localization'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { formatInches, formatMm, mmToInches } from '@orderwright/domain/units'
import { useMemo } from 'react'

const counted = new Intl.NumberFormat(currentLanguage())

export function Measures({ shown }: { shown: ShownGraphic }) {
  const { size, parts, vertices, triangles } = useMemo(() => measuresOf(shown), [shown])
  return (
    <dl
      aria-label={words.measures}
      className="tabular flex shrink-0 flex-wrap gap-x-5 gap-y-0.5 border-t border-hairline px-3 py-1.5 text-xs text-ink-2"
    >
      <div className="flex gap-1.5">
        <dt className="sr-only">{words.measuredSides}</dt>
        <dd className="text-ink">
          {words.inInches({ sides: size.map((side) => formatInches(mmToInches(side))) })}
        </dd>
        <dd>{words.inMillimeters({ sides: size.map((side) => formatMm(side, 1)) })}</dd>
      </div>
      <div>
        <dt className="sr-only">{words.nodes}</dt>
        <dd>
          {words.mesh({ parts, vertices: counted.format(vertices), triangles: counted.format(triangles) })}
        </dd>
      </div>
    </dl>
  )
}
