/** A code that a telephone reads, as vectors. */
import type { QrCode } from '@orderwright/domain/documents'

type CodeProps = {
  code: QrCode
  /** where it leads, for whoever can not see it */
  title: string
  /** px */
  size: number
}

export function Code({ code, title, size }: CodeProps) {
  return (
    <svg
      role="img"
      aria-label={title}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      // A module is either dark or light: no grey seams between them.
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}
