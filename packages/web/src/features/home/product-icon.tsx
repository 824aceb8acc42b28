/**
 * Line drawings of the product families, 64 × 64, in the weights of a shop drawing: outline 1.5, detail 1. Chosen by
 * the tile's `icon`, else by the drawing family of the category's products.
 */
import type { CSSProperties, ReactNode } from 'react'
import { type DrawingName, drawingName } from './drawing-names.ts'

/** Line weights on the screen, whatever the size. */
const OUTLINE_PX = 1.5
const DETAIL_PX = 0.9

/** Detail lines; the width follows the size of the picture. */
const thin = { style: { strokeWidth: 'var(--thin)' } }

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  keypad: (
    <>
      <rect x="12" y="12" width="40" height="40" rx="1" />
      <g {...thin}>
        <circle cx="23.5" cy="25" r="3.5" />
        <circle cx="40.5" cy="25" r="3.5" />
        <circle cx="23.5" cy="40" r="3.5" />
        <circle cx="40.5" cy="40" r="3.5" />
        <path d="M20 32h7M37 32h7M20 47h7M37 47h7" />
        <path d="M32 14.5v2M32 47.5v2" />
      </g>
    </>
  ),
  'wall-outlet': (
    <>
      <rect x="12" y="12" width="40" height="40" rx="1" />
      <g {...thin}>
        <circle cx="32" cy="32" r="12" />
        <path d="M28 28v5M36 28v5M32 37.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3" />
      </g>
    </>
  ),
  'floor-outlet': (
    <>
      <path d="M6 44 20 20h38L44 44z" />
      <g {...thin}>
        <path d="m21 38 8-13h14l-8 13z" />
        <path d="m36 29-1.8 3M31.5 29l-1.8 3" />
        <path d="M6 44v3.5h38V44M44 47.5l14-24V20" />
      </g>
    </>
  ),
  'reading-lamp': (
    <>
      <rect x="10" y="22" width="12" height="32" rx="1" />
      <path d="M22 34c12 0 8-20 18-20" />
      <path d="m40 11 12 5-3.5 8.5-12-5z" />
      <g {...thin}>
        <circle cx="16" cy="45" r="2.5" />
        <path d="m44 28-4 9M50 29l-1.5 10M37 24.5 30 32" strokeDasharray="2 2" />
      </g>
    </>
  ),
  'cover-plate': (
    <>
      <rect x="12" y="12" width="40" height="40" rx="1" />
      <g {...thin}>
        <circle cx="32" cy="18.5" r="1.8" />
        <circle cx="32" cy="45.5" r="1.8" />
        <path d="m30.9 17.4 2.2 2.2M30.9 44.4l2.2 2.2" />
      </g>
    </>
  ),
  'back-box': (
    <>
      <path d="M10 22 22 12h32v30L42 52H10z" />
      <path d="M10 22h32v30M42 22l12-10" />
      <g {...thin}>
        <rect x="15" y="27" width="22" height="20" />
        <circle cx="48" cy="32" r="3" />
        <path d="M26 22v-3M26 52v3" />
      </g>
    </>
  ),
  sample: (
    <>
      <path d="M14 18h22v34H14z" />
      <g {...thin}>
        <path d="m36 22 6.5 1.7-8 30.5L26 52M41 27l10.5 5-14 26-8-4.2" />
        <circle cx="25" cy="24" r="2" />
        <path d="M14 42h22" />
      </g>
    </>
  ),
  door: (
    <>
      <path d="M20 8h24v48H20z" />
      <g {...thin}>
        <path d="M12 56h40M40 31v5M16 56V4h32v52" />
        <path d="M44 8 20 32l24 24" strokeDasharray="3 2.5" className="opacity-60" />
      </g>
    </>
  ),
  'cabinet-front': (
    <>
      <path d="M10 16h44v34H10z" />
      <g {...thin}>
        <path d="M32 16v34M28.5 30v6M35.5 30v6M10 54h44" />
        <path d="M32 16 10 33l22 17M32 16l22 17-22 17" strokeDasharray="3 2.5" className="opacity-60" />
      </g>
    </>
  ),
  lamella: (
    <>
      <path d="M10 12h44v40H10z" />
      <path d="M15.5 12v40M21 12v40M26.5 12v40M32 12v40M37.5 12v40M43 12v40M48.5 12v40" {...thin} />
    </>
  ),
  flooring: (
    <>
      <path d="M10 16h44v32H10z" />
      <path
        d="M10 24h44M10 32h44M10 40h44M26 16v8M42 24v8M18 32v8M38 32v8M30 40v8M22 24v0M50 40v8"
        {...thin}
      />
    </>
  ),
  rail: (
    <>
      <path d="M8 40 46 18h10v6L18 46H8z" />
      <g {...thin}>
        <path d="M8 40h10v6M18 40 56 18" />
        <path d="M11 43h4" />
      </g>
    </>
  ),
  light: (
    <>
      <path d="M26 10h12v34H26z" />
      <g {...thin}>
        <path
          d="M30 10v34M34 10v34M20 16 12 8M18 27H8M20 38l-8 8M44 16l8-8M46 27h10M44 38l8 8"
          strokeDasharray="2.5 2.5"
        />
        <path d="M28 44v6h8v-6" />
      </g>
    </>
  ),
  mural: (
    <>
      <path d="M8 14h48v36H8z" />
      <g {...thin}>
        <path d="M20 14v36M32 14v36M44 14v36" strokeDasharray="3 2.5" className="opacity-60" />
        <path d="M8 42c8-14 14-14 20-6s10 6 14-2 9-8 14-4" />
        <circle cx="44" cy="22" r="3" />
      </g>
    </>
  ),
  shelf: (
    <>
      <path d="M8 20h48v4H8zM8 40h48v4H8z" />
      <path d="M14 24v16M50 24v16M20 20v-8h6v8M28 20v-6h5v6M36 40v-9h12v9" {...thin} />
    </>
  ),
  document: (
    <>
      <path d="M18 10h20l8 8v36H18z" />
      <path d="M38 10v8h8M24 28h16M24 34h16M24 40h10" {...thin} />
    </>
  ),
  product: (
    <>
      <path d="m32 10 20 11v22L32 54 12 43V21z" />
      <path d="m12 21 20 11 20-11M32 32v22" {...thin} />
    </>
  ),
}

export function ProductIcon({ name, size = 64 }: { name: string | null | undefined; size?: number }) {
  const perPx = 64 / size
  const detail: CSSProperties = { '--thin': perPx * DETAIL_PX }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      style={{ strokeWidth: perPx * OUTLINE_PX, ...detail }}
      aria-hidden="true"
    >
      {drawings[drawingName(name) ?? 'product']}
    </svg>
  )
}
