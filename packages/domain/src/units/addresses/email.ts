/** E-mail addresses. */
import { z } from 'zod'

/** An address as people type it, brought to the one form in which people are found by it. */
export function emailSchema(problem = 'A valid e-mail address') {
  return z.string().trim().toLowerCase().max(320).pipe(z.email(problem))
}
