/** Mixing of hex colours for bevels, recesses and engravings that must stand out from their surface. */
import type { Paint } from '../scene.ts'

type Rgb = readonly [number, number, number]

function parseHex(hex: string): Rgb {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(full, 16)
  if (!Number.isFinite(value)) return [128, 128, 128]
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): `#${string}` {
  const digits = rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  return `#${digits}`
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mixColours(from: string, to: string, amount: number): `#${string}` {
  const a = parseHex(from)
  const b = parseHex(to)
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

export function lighten(hex: string, amount: number): `#${string}` {
  return mixColours(hex, '#ffffff', amount)
}

export function darken(hex: string, amount: number): `#${string}` {
  return mixColours(hex, '#000000', amount)
}

/** The same colour as a paint (normalised to six digits). */
export function solid(hex: string): `#${string}` {
  return mixColours(hex, hex, 0)
}

/** Relative luminance 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** A line on a surface that stays visible: ink on light surfaces, a lightened tone on dark ones. */
export function lineOn(surfaceHex: string): Paint {
  return luminance(surfaceHex) < 0.12 ? lighten(surfaceHex, 0.45) : '#161616'
}

/** A hidden edge on a surface: the second ink, or a lightened tone on dark surfaces. */
export function hiddenLineOn(surfaceHex: string): Paint {
  return luminance(surfaceHex) < 0.12 ? lighten(surfaceHex, 0.5) : 'ink2'
}
