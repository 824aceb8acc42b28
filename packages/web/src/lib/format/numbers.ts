/** What numeric inputs do with typed text. */

/** Strips everything except digits and the first decimal point [1.5.23]; integers lose the point too. */
export function stripToNumber(text: string, isInteger = false): string {
  const kept = text.replace(',', '.').replace(/[^\d.]/g, '')
  if (isInteger) return kept.split('.')[0] ?? ''
  const [whole = '', ...rest] = kept.split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}
