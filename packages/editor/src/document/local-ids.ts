/** The ids of lines that the server has not stored yet, and which server ids they got. */

export type LocalIds = ReturnType<typeof createLocalIds>

/** `seed` is random: another page of this person may create lines of the same order, and counts from another number. */
export function createLocalIds(seed: string) {
  let next = -1 - offsetOf(seed)
  const serverIds = new Map<number, number>()
  const localIds = new Map<number, number>()
  return {
    /** A negative id that no other page gives. */
    create: (): number => next--,
    /** The server stored the line under this id. */
    assign(localId: number, id: number): void {
      serverIds.set(localId, id)
      localIds.set(id, localId)
    },
    /** The id under which this page knew the record first: it stays the same when the server has named it. */
    first: (id: number): number => localIds.get(id) ?? id,
    /** The line's id as it is now: what was rendered before the server had answered still asks by the local one. */
    current: (id: number): number => serverIds.get(id) ?? id,
  }
}

/** A number below a billion out of a random text. */
function offsetOf(text: string): number {
  let offset = 0
  for (const letter of text) offset = (Math.imul(offset, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return offset % 1_000_000_000
}
