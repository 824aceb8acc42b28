/** The ids of lines that the server has not named yet, and which of its names they were given. */

export type LocalIds = ReturnType<typeof createLocalIds>

/** `seed` is random: another page of this person may make lines of the same order, and counts from a place of its own. */
export function createLocalIds(seed: string) {
  let next = -1 - placeOf(seed)
  const named = new Map<number, number>()
  return {
    /** A negative id that no other page gives. */
    make: (): number => next--,
    name: (localId: number, id: number): void => void named.set(localId, id),
    /** The line's id as it is now: what was drawn before the server had answered still asks for it by its first. */
    current: (id: number): number => named.get(id) ?? id,
  }
}

/** A number below a billion out of a random text. */
function placeOf(text: string): number {
  let place = 0
  for (const letter of text) place = (Math.imul(place, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return place % 1_000_000_000
}
