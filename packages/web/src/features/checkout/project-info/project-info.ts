/** What the project-info form asks for, and what is kept of it until it is sent. */
import {
  addressSchema,
  checkOrderTitle,
  type ProductOrder,
  productOrderSchema,
  stripTitleSymbols,
} from '@orderwright/domain/orders'
import { z } from 'zod'
import { emailsProblem, formatPhone, phoneProblem, zipProblem } from '../fields/contact-rules.ts'

const { shape } = productOrderSchema

/** Typed text is kept as typed: limits bite in the fields and when it is sent. */
export const projectInfoSchema = z.object({
  title: z.string(),
  projectName: z.string(),
  purchaseOrderNumber: z.string(),
  firmName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  clientEmails: z.string(),
  deliveryAddress: z.object({
    streetAddress: z.string(),
    streetAddress2: z.string(),
    country: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
})
export type ProjectInfo = z.infer<typeof projectInfoSchema>

/** The key of the draft in local storage. */
export function projectInfoDraftKey(order: Pick<ProductOrder, 'orgId' | 'id'>): string {
  return `project-info:${order.orgId}:${order.id}`
}

/**
 * What the form starts with. An untitled order asks for its title [1.5.12]; `contact` is the customer who fills it in,
 * null when somebody else does it for them.
 */
export function projectInfoOf(
  order: ProductOrder,
  word: string,
  contact: { readonly name: string; readonly email: string } | null,
): ProjectInfo {
  return projectInfoSchema.parse({
    ...order,
    contactName: order.contactName || (contact?.name ?? ''),
    clientEmails: order.clientEmails || (contact?.email ?? ''),
    title: checkOrderTitle(order.title, word) === null ? order.title : '',
  })
}

/** A title as it may be typed. [1.5.14] */
export function typedTitle(text: string): string {
  return stripTitleSymbols(text)
}

export type ProjectInfoProblems = Partial<Record<'title' | 'phone' | 'clientEmails' | 'zip', string>>

/**
 * What keeps the form from being sent. Only the title is required; what is given must be right. Contact and
 * address are asked for again when the order is submitted. [1.5.11–1.5.13]
 */
export function projectInfoProblems(info: ProjectInfo, word: string): ProjectInfoProblems {
  const problems: ProjectInfoProblems = {}
  const title = checkOrderTitle(info.title, word)?.message
  const phone = phoneProblem(info.phone)
  const clientEmails = emailsProblem(info.clientEmails)
  const zip = zipProblem(info.deliveryAddress.zip, info.deliveryAddress.country)
  if (title) problems.title = title
  if (phone) problems.phone = phone
  if (clientEmails) problems.clientEmails = clientEmails
  if (zip) problems.zip = zip
  return problems
}

/** The order fields that the sent form sets; prompted is 1 from then on. [1.4.24] */
export function orderFieldsOf(info: ProjectInfo) {
  return {
    title: shape.title.parse(info.title.replace(/ +/g, ' ')),
    projectName: info.projectName.trim(),
    purchaseOrderNumber: info.purchaseOrderNumber.trim(),
    firmName: info.firmName.trim(),
    contactName: info.contactName.trim(),
    phone: formatPhone(info.phone.trim()),
    clientEmails: info.clientEmails.trim(),
    deliveryAddress: addressSchema.parse(info.deliveryAddress),
    promptedForProjectInfo: 1,
  } as const
}
