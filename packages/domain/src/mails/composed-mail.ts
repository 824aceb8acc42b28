/** A mail as it is composed, before it becomes text and HTML: what every mail of an organization has, whatever it is about. */
import { fillTemplate, type PlaceholderValues } from '../mail-templates/placeholders.ts'
import type { MailTemplate } from '../mail-templates/schema.ts'
import { mailMessages as words } from '../messages/papers/mails.ts'
import type { OrgProfile } from '../tenancy/profile.ts'

export interface MailOrg {
  readonly title: string
  readonly profile: OrgProfile
}

export interface MailRow {
  readonly label: string
  readonly value: string
}

export interface MailLink {
  readonly label: string
  readonly url: string
}

export interface ComposedMail {
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** what somebody wrote: the feedback, shown as theirs */
  readonly quote: string
  readonly rows: readonly MailRow[]
  readonly next: string
  readonly button: MailLink
  /** below the button: the carriers' pages */
  readonly links: readonly MailLink[]
  readonly closing: string
  readonly signature: readonly string[]
  readonly because: string
}

const MAX_SUBJECT = 200
// Line breaks would end the header, direction marks turn what follows around.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

export function plain(text: string): string {
  return text.replaceAll(unprintable, ' ').replaceAll(/ {2,}/g, ' ').trim()
}

/** The first half of a sign that is written in two, at the end of a text. */
const halfSign = /[\uD800-\uDBFF]$/

/** One line, as a header of a mail takes it. */
export function oneLine(text: string): string {
  const line = plain(text)
  if (line.length <= MAX_SUBJECT) return line
  return `${line.slice(0, MAX_SUBJECT - 1).replace(halfSign, '')}…`
}

interface Frame {
  readonly org: MailOrg
  readonly template: MailTemplate
  readonly values: PlaceholderValues
  /** what it is about, where the template says nothing that can be said */
  readonly name: string
  /** the reader's name; empty: unknown */
  readonly recipient: string
}

/** The subject alone: what a notification in the app says. */
export function mailSubjectOf({
  template,
  values,
  name,
}: Pick<Frame, 'template' | 'values' | 'name'>): string {
  return oneLine(fillTemplate(template.subject, values)) || oneLine(name)
}

/** What the template says, and how every mail begins and ends. */
export function mailFrameOf(frame: Frame) {
  const { org, template, values, name, recipient } = frame
  const { letters } = org.profile
  return {
    subject: mailSubjectOf(frame),
    heading: oneLine(fillTemplate(template.heading, values)),
    greeting: words.greeting({ name: recipient }),
    paragraphs: fillTemplate(template.opening, values)
      .split(/\n{2,}/)
      .filter((text) => text.trim() !== ''),
    quote: '',
    next: fillTemplate(template.next, values),
    buttonLabel: fillTemplate(template.button, values) || name,
    links: [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split('\n'),
  } as const
}
