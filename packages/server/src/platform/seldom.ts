/** A function that says a thing the first time, and again only after a while: an outage meets every connection. */

const AGAIN_MS = 30_000

/** `say`, at most once in `everyMs`. */
export function seldom<T>(say: (what: T) => void, everyMs = AGAIN_MS): (what: T) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (what) => {
    if (performance.now() - saidAt < everyMs) return
    saidAt = performance.now()
    say(what)
  }
}
