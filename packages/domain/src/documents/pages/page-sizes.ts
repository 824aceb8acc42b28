/**
 * The sheets that documents and drawings are set on, in CSS pixels: 96 to the inch, so that a page on the screen, in
 * print and in the PDF is one and the same.
 */

export type PageSize = { readonly width: number; readonly height: number }

/** [2.9.10] */
export const pageSizes = {
  /** Tabloid / Ledger, lying */
  ledger: { width: 1632, height: 1056 },
  /** Letter, lying */
  landscape: { width: 1056, height: 816 },
  /** Letter, standing */
  portrait: { width: 816, height: 1056 },
} as const satisfies Readonly<Record<string, PageSize>>
export type PageSizeName = keyof typeof pageSizes

/** CSS pixels to the inch. */
export const PX_PER_INCH = 96

/** Paper millimetres of CSS pixels. */
export function mmOfPx(px: number): number {
  return (px * 25.4) / PX_PER_INCH
}

/** CSS pixels of paper millimetres. */
export function pxOfMm(mm: number): number {
  return (mm * PX_PER_INCH) / 25.4
}
