/**
 * The one way in for a value whose type is certain for a reason that the compiler cannot follow. Each use says that
 * reason beside it; everywhere else types are parsed or inferred.
 */
export function trust<T>(value: unknown): T {
  return value as T
}
