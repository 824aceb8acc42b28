/** A stored value as the text of its field; what is neither text nor figure has none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
