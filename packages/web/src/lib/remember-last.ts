/** What was made last is handed on while it is asked for with the same things: over the life of a component. */

/**
 * `make` for the newest arguments alone, compared one by one by identity; with `partsOf`, what it finds in them is
 * compared in their place. For what is costly and belongs to the page and not to one screen of it: the views of an
 * order follow each other, and each asks for the same.
 */
export function rememberLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
  partsOf: (...args: Args) => readonly unknown[] = (...args) => args,
): (...args: Args) => Result {
  let last: { readonly parts: readonly unknown[]; readonly result: Result } | undefined
  return (...args) => {
    const parts = partsOf(...args)
    const isSame =
      last?.parts.length === parts.length && parts.every((part, at) => Object.is(part, last?.parts[at]))
    if (last && isSame) return last.result
    last = { parts, result: make(...args) }
    return last.result
  }
}
