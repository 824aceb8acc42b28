/** The contact data of an order, and whether what another order has may be proposed in its place. */
import { z } from 'zod'
import { type ProductOrder, productOrderSchema } from './schema.ts'

/** Whom an order is for and where it goes. */
export const contactSchema = productOrderSchema.pick({
  firmName: true,
  contactName: true,
  phone: true,
  clientEmails: true,
  deliveryAddress: true,
  billingAddress: true,
})
export type Contact = z.infer<typeof contactSchema>

/** The contact of the person's last order, with its number; null: what the organization has on file. */
export const contactProposalSchema = contactSchema.extend({ fromOrderNumber: z.number().int().nullable() })
export type ContactProposal = z.infer<typeof contactProposalSchema>

type Asked = Pick<ProductOrder, 'firmName' | 'phone' | 'deliveryAddress'>

/** Whether nobody has begun to fill in what submitting asks for: only then another order's contact is proposed. */
export function lacksContact({ firmName, phone, deliveryAddress }: Asked): boolean {
  const { streetAddress, city, state, zip } = deliveryAddress
  return [firmName, phone, streetAddress, city, state, zip].every((text) => text.trim() === '')
}

/** What is taken over of a proposal: what the order already says, a name or an e-mail, stays. */
export function takenOver(
  current: Pick<Contact, 'contactName' | 'clientEmails'>,
  proposal: Contact,
): Contact {
  const { firmName, phone, deliveryAddress, billingAddress } = proposal
  return {
    firmName,
    phone,
    deliveryAddress,
    billingAddress,
    contactName: current.contactName.trim() === '' ? proposal.contactName : current.contactName,
    clientEmails: current.clientEmails.trim() === '' ? proposal.clientEmails : current.clientEmails,
  }
}

const bracketed = /^<([^<>]*@[^<>]*)>$/
const address = /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/

/**
 * The parts of the text that ought to be addresses, separated by commas, semicolons or blanks. As mail programs copy them, 'Ada
 * Lovelace <ada@studio.com>' is one.
 */
export function emailParts(text: string): string[] {
  const parts: string[] = []
  let words: string[] = []
  for (const part of text.split(/[\s,;]+/)) {
    const inner = bracketed.exec(part)?.[1]
    if (inner !== undefined) {
      // The words before it are the name.
      parts.push(inner)
      words = []
    } else if (part.includes('@')) {
      parts.push(...words, part)
      words = []
    } else if (part !== '') words.push(part)
  }
  return [...parts, ...words]
}

/** The addresses to which mails can go, each once. */
export function emailAddresses(text: string): string[] {
  return [...new Set(emailParts(text).filter((part) => address.test(part)))]
}

/** The first part that is no address; undefined where there is none. */
export function wrongEmail(text: string): string | undefined {
  return emailParts(text).find((part) => !address.test(part))
}
