/** The 409 answer: the record as it is now, as this viewer sees it, and the fields in which both sides differ. */
import { fail, sentences } from '../../platform/http/outcome.ts'
import { toJson } from '../orders/write-event.ts'

export function conflict(view: object, conflictingFields: readonly string[]) {
  return fail('conflict', sentences.conflict, {
    current: toJson(view),
    conflictingFields: [...conflictingFields],
  })
}
