/** Whether two texts may be one of which a letter was mistyped. */

/** Letters alone, in one case, without accents and signs: what a slip of the finger changes. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** How many slips two texts of a length may be apart; shorter ones are words of their own: ON, OFF, UP. */
function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * Whether `one` is `other` with a slip or two: a letter left out, doubled, another, or two exchanged. Figures are no
 * slips: Scene 1 is not Scene 2. Both as `lettersOf` gives them.
 */
export function areNear(one: string, other: string): boolean {
  if (one === other) return false
  const [a, b] = [[...one], [...other]]
  const most = allowedSlips(Math.min(a.length, b.length))
  if (most === 0 || Math.abs(a.length - b.length) > most) return false
  if (one.replace(/\P{N}/gu, '') !== other.replace(/\P{N}/gu, '')) return false
  return slips(a, b, most) <= most
}

/** The distance of Damerau and Levenshtein with neighbors exchanged; more than `most` where it is more. */
function slips(a: readonly string[], b: readonly string[], most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1)
      }
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return least
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
