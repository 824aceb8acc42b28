/** Unit numbers of doors and fronts, as they stand on drawings and labels. */

/** Whole numbers are padded to three digits, `7` → `007` [1.9.25]; anything else stays as it was typed. */
export function formatUnitNumber(value: string | number): string {
  const text = String(value).trim()
  return /^\d+$/.test(text) ? text.padStart(3, '0') : text
}
