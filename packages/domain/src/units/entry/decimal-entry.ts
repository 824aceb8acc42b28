/** Numbers as people and spreadsheets write them, read the same way wherever one is typed: '1,250.5', '1.250,50', '43,70', '$ 12'. */

/** Signs of money, spaces and what stands between thousands in Switzerland say nothing of the number. */
const AROUND = /[\s$€£'’_]/gu

/**
 * The number in plain figures ('-1250.5'), without rounding; undefined: it is none. Of a comma and a point the later one is the decimal's.
 * One comma before exactly three digits stands between thousands, unless a zero stands before it; one point is always the decimal's: text
 * says nothing of its locale.
 */
export function decimalText(text: string): string | undefined {
  const plain = text.replace(AROUND, '').replace('−', '-')
  const [, sign = '', body = ''] = /^(-?)([\d.,]+)$/.exec(plain) ?? []
  if (!/\d/.test(body)) return undefined
  const normal = withPoint(body)
  return normal === undefined ? undefined : sign + normal
}

function isGrouped(whole: string, mark: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(whole)
}

function withPoint(body: string): string | undefined {
  const [commas, points] = [body.split(',').length - 1, body.split('.').length - 1]
  if (commas > 0 && points > 0) {
    const [decimal, thousands] = body.lastIndexOf(',') > body.lastIndexOf('.') ? [',', '.'] : ['.', ',']
    const [whole = '', fraction = '', ...more] = body.split(decimal)
    return more.length === 0 && isGrouped(whole, thousands)
      ? `${whole.replaceAll(thousands, '')}.${fraction}`
      : undefined
  }
  if (commas > 0) {
    if (isGrouped(body, ',')) return body.replaceAll(',', '')
    return commas === 1 ? body.replace(',', '.') : undefined
  }
  if (points > 1) return isGrouped(body, '.') ? body.replaceAll('.', '') : undefined
  return body
}

/** The number itself; undefined: it is none. */
export function readDecimalEntry(text: string): number | undefined {
  const normal = decimalText(text)
  if (normal === undefined) return undefined
  const value = Number(normal)
  return Number.isFinite(value) ? value : undefined
}
