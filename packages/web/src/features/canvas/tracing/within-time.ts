/** What takes longer than it may is given up: a file that was made to stop the page does not stop it. */

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
