/** The 403 answer that names the fields which the caller may not write now. */
import { fail, sentences } from '../../platform/http/outcome.ts'

export function forbiddenFields(paths: readonly string[]) {
  const message = sentences.forbidden
  return fail('forbidden', message, { fields: paths.map((path) => ({ path, message })) })
}
