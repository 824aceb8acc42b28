/** What takes longer than it may is given up: a file that was made to stop the page does not stop it. */

/** What loading the part of the program that reads a file, and drawing a page of it, take at most. Milliseconds. */
export const LOAD_MS = 60_000
export const DRAW_MS = 10_000

export const TOO_SLOW = Symbol('tooSlow')

/** The result of some work, or `TOO_SLOW` after so many milliseconds; what it comes to later is not heard of. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof TOO_SLOW> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof TOO_SLOW>((resolve) => {
    timer = setTimeout(() => resolve(TOO_SLOW), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
