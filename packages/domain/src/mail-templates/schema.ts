/** What an organisation says in its e-mails, over the defaults: data of its profile, edited in its settings. */
import { z } from 'zod'
import { templateProblem } from './placeholders.ts'

/** What people are told, by e-mail and in the app. */
export const mailKinds = [
  'orderSubmitted',
  'orderAwaitsApproval',
  'orderApproved',
  'paymentDue',
  'changesRequired',
  'orderCancelled',
  'statusChanged',
  'manualPaymentAnnounced',
  'paymentReceived',
  'paymentRefunded',
  'paymentReminder',
  'paymentOverdue',
  'finalNotice',
  'paymentUnexpected',
  'paymentFailed',
  'shipDateSet',
  'trackingNumberSet',
  'statusUpdateRequested',
  'changeOrderRequested',
  'changeOrderProposed',
  'changeOrderRefused',
  'changeOrderDeclined',
  'changeOrderWithdrawn',
  'changeOrderAgreed',
  'agreementAccepted',
  'signOffSentBack',
  'renewalRequested',
  'quoteRenewed',
  'problemReported',
  'problemAnswered',
  'problemSolved',
  'returnRequested',
  'returnAnswered',
  'returnClosed',
  'orderShared',
  'commentsUnread',
  'stockLow',
] as const
export const mailKindSchema = z.enum(mailKinds)
export type MailKind = z.infer<typeof mailKindSchema>

/** Text with placeholders, refused with a sentence when one of them is not known. */
function template(max: number) {
  return z
    .string()
    .max(max)
    .superRefine((text, context) => {
      const problem = templateProblem(text)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
}

export const mailTemplateSchema = z.object({
  subject: template(200).regex(/^[^\r\n]*$/, 'One line'),
  /** a few words in large type */
  heading: template(100),
  /** the first sentences; an empty line begins a new paragraph */
  opening: template(4000),
  /** what the reader does, or waits for */
  next: template(1000),
  button: template(60),
})
export type MailTemplate = z.infer<typeof mailTemplateSchema>

const ownWords = mailTemplateSchema.partial()

export const mailSettingsSchema = z.object({
  /** who the mails come from; empty: the organisation's title */
  senderName: z
    .string()
    .max(100)
    .regex(/^[^\r\n<>"]*$/, 'Without quotation marks, angle brackets and line breaks')
    .default(''),
  /** where answers go; empty: nowhere */
  replyTo: z.union([z.literal(''), z.email()]).default(''),
  /** the last words; empty: the default ones */
  closing: z.string().max(500).default(''),
  /** lines under the last words; empty: the organisation's title */
  signature: z.string().max(1000).default(''),
  templates: z.partialRecord(mailKindSchema, ownWords).default({}),
  /** words for reaching one status, by its key, over those of `statusChanged` */
  statuses: z.record(z.string().max(60), ownWords).default({}),
  /** who is written to beside the order's owner; prices are never shown to an address that belongs to nobody */
  copies: z
    .object({ clientEmails: z.boolean().default(false), involvedUsers: z.boolean().default(false) })
    .prefault({}),
  /** minutes after which comments that somebody has not read are sent to them */
  commentMinutes: z.number().int().min(1).max(1440).default(15),
})
export type MailSettings = z.infer<typeof mailSettingsSchema>
