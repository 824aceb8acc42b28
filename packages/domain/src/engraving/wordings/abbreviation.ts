/** What an abbreviation is, as profiles store it. */
import { z } from 'zod'

/** `from` is a word or several, in any case; `to` is shorter. Capitals in `to` stay capitals (`TV`). */
export const abbreviationSchema = z.object({
  from: z.string().trim().min(2).max(60),
  to: z.string().trim().min(1).max(40),
})
export type Abbreviation = z.infer<typeof abbreviationSchema>
