/** Where mails go: to the SMTP server when there is one, else as .eml files into the data folder's outbox. */
import { LOGO_CID } from '@orderwright/domain/mails'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'

export interface OutgoingMail {
  readonly id: number
  readonly orgId: number | null
  readonly productOrderId: number | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly fromName: string
  readonly replyTo: string
  readonly messageId: string
}

/** Resolves when the mail is handed over; rejects when it must be tried again, and when `signal` is aborted. */
export type MailTransport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** The picture that a mail's `cid:logo` shows, as PNG, which every mail program can draw. */
export type LogoOf = (orgId: number) => Promise<Buffer | null>

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly publicUrl: string
  readonly outboxFolder: string
  readonly logoOf: LogoOf
}

/**
 * The whole message. Its Message-ID stays the same however often it is tried, so that a receiver can drop the second.
 * Mails about one order refer to it, so that mail programs show them as one conversation.
 */
async function messageOf(mail: OutgoingMail, { publicUrl, logoOf }: MailSettings): Promise<SendMailOptions> {
  const host = new URL(publicUrl).hostname
  const domain = host.includes('.') ? host : 'orderwright.invalid'
  const { orgId, productOrderId, html } = mail
  const wantsLogo = orgId !== null && html?.includes(`cid:${LOGO_CID}`) === true
  const logo = wantsLogo ? await logoOf(orgId) : null
  return {
    from: { name: mail.fromName || 'Orderwright', address: `no-reply@${domain}` },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === '' ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    ...(html === null ? {} : { html }),
    messageId: `<${mail.messageId}@${domain}>`,
    ...(orgId === null || productOrderId === null
      ? {}
      : {
          references: `<order-${orgId}-${productOrderId}@${domain}>`,
          list: { id: { url: `orders.${orgId}.${domain}`, comment: mail.fromName } },
        }),
    ...(logo === null
      ? {}
      : {
          attachments: [
            {
              cid: LOGO_CID,
              filename: 'logo.png',
              contentType: 'image/png',
              content: logo,
              contentDisposition: 'inline' as const,
            },
          ],
        }),
    headers: {
      // Mail programs must not answer these on their own.
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
    },
    // Nothing of a mail may make this server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A server that says nothing is left soon, and one that says a little now and then is left as well. */
const SMTP_MS = { connection: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 } as const

/** Resolves as `sending` does, but rejects when it takes too long or `signal` is aborted. */
async function withinLimits(sending: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const tooLong = AbortSignal.timeout(SMTP_MS.whole)
  const over = AbortSignal.any([tooLong, signal])
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(tooLong.aborted ? new Error('the mail server was too slow') : signal.reason)
    over.addEventListener('abort', giveUp, { once: true })
    if (over.aborted) giveUp()
  })
  await Promise.race([sending, givenUp])
}

export function createTransport(settings: MailSettings): MailTransport {
  if (settings.smtpUrl !== undefined) {
    const smtp = nodemailer.createTransport({
      url: settings.smtpUrl,
      dnsTimeout: SMTP_MS.connection,
      connectionTimeout: SMTP_MS.connection,
      greetingTimeout: SMTP_MS.greeting,
      socketTimeout: SMTP_MS.silence,
    })
    return async (mail, signal) => withinLimits(smtp.sendMail(await messageOf(mail, settings)), signal)
  }
  const files = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await files.sendMail(await messageOf(mail, settings))
    if (!Buffer.isBuffer(message)) throw new TypeError('The stream transport gave no buffer.')
    await mkdir(settings.outboxFolder, { recursive: true })
    const path = join(settings.outboxFolder, `${String(mail.id).padStart(6, '0')}.eml`)
    // Whole or absent, and the same file when it is tried again.
    try {
      await writeFile(`${path}.part`, message)
      await rename(`${path}.part`, path)
    } catch (error) {
      await rm(`${path}.part`, { force: true })
      throw error
    }
  }
}
