/** What was made last is handed on while it is asked for with the same things: over the life of a component. */

/**
 * `make` for the newest arguments alone, compared one by one by identity. For what is costly and belongs to the page
 * and not to one screen of it: the views of an order follow each other, and each asks for the same.
 */
export function rememberLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined
  return (...args) => {
    const known = last
    if (
      known &&
      args.length === known.args.length &&
      args.every((arg, at) => Object.is(arg, known.args[at]))
    ) {
      return known.result
    }
    last = { args, result: make(...args) }
    return last.result
  }
}
