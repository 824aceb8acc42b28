/** What an erasure did, and what it had to leave. [issue 17; GDPR, article 17] */
import { z } from 'zod'
import { personalDataMessages as words } from '../messages/admin/personal-data.ts'
import { idSchema } from '../units/record.ts'

const count = z.number().int().min(0)

export const keptPapersSchema = z.object({
  productOrderId: idSchema,
  /** the organization's number of the order */
  orgSpecificId: count,
  invoices: count,
  payments: count,
  acceptances: count,
})
export type KeptPapers = z.infer<typeof keptPapersSchema>

export const erasureSchema = z.object({
  /** orders whose names, numbers and addresses are blank now */
  orders: count,
  /** places where their name, address or number stood in words */
  places: count,
  /** mails to them that are gone */
  mails: count,
  /** orders of which papers stay, because the law asks for them */
  kept: z.array(keptPapersSchema),
  /** the account is gone; false: another organization knows them */
  accountIsGone: z.boolean(),
  /** their e-mail address stands in the organization's settings */
  standsInSettings: z.boolean(),
})
export type Erasure = z.infer<typeof erasureSchema>

/** The erasure in sentences, the person by the address that they had. */
export function erasureLines({ email, ...done }: Erasure & { readonly email: string }): string[] {
  const kept = done.kept.map(({ orgSpecificId, invoices, payments, acceptances }) => {
    const papers = [
      ...(invoices === 0 ? [] : [words.invoices({ count: invoices })]),
      ...(payments === 0 ? [] : [words.payments({ count: payments })]),
      ...(acceptances === 0 ? [] : [words.acceptances({ count: acceptances })]),
    ]
    return words.kept({ number: orgSpecificId, papers: papers.join(', ') })
  })
  return [
    words.done({ email, ...done }),
    done.accountIsGone ? words.accountIsGone : words.accountStays,
    ...kept,
    ...(done.standsInSettings ? [words.standsInSettings] : []),
    words.elsewhere,
  ]
}
