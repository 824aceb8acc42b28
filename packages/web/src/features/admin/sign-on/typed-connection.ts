/** What an owner types of a connection: read, checked, and kept in this tab until it is saved. The secret is kept nowhere. */
import type { OpenidConnection } from '@orderwright/contract'
import { openidDomainSchema } from '@orderwright/domain/access'
import { openidSettingMessages as words } from '@orderwright/domain/messages'
import { z } from 'zod'

export const typedSchema = z.object({
  /** of the connection that is changed; 0: there is none */
  version: z.number(),
  title: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  domains: z.string(),
  allowsNewMembers: z.boolean(),
  trustsEmails: z.boolean(),
  isRequired: z.boolean(),
})
export type Typed = z.infer<typeof typedSchema>

export function typedOf(connection: OpenidConnection | null): Typed {
  if (!connection)
    return {
      version: 0,
      title: '',
      issuer: '',
      clientId: '',
      domains: '',
      allowsNewMembers: false,
      trustsEmails: false,
      isRequired: false,
    }
  const { version, title, issuer, clientId, domains, allowsNewMembers, trustsEmails, isRequired } = connection
  return {
    version,
    title,
    issuer,
    clientId,
    domains: domains.join(', '),
    allowsNewMembers,
    trustsEmails,
    isRequired,
  }
}

/** What is wrong with a field, by its name. */
export type Problems = Partial<
  Record<'title' | 'issuer' | 'clientId' | 'secret' | 'domains' | 'other', string>
>

/** The domains of a text with commas, spaces or lines between them, and the first part that is none. */
export function readDomains(text: string): {
  readonly domains: string[]
  readonly wrong: string | undefined
} {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  const read = parts.map((part) => openidDomainSchema.safeParse(part.replace(/^@/, '')))
  return {
    domains: [...new Set(read.flatMap(({ data }) => data ?? []))],
    wrong: parts.find((_, index) => read[index]?.success === false),
  }
}

/** What can be said without asking the server. */
export function problemsOf(
  { title, issuer, clientId, domains: text }: Typed,
  { needsSecret, secret }: { readonly needsSecret: boolean; readonly secret: string },
): Problems {
  const { domains, wrong } = readDomains(text)
  return {
    ...(title.trim() === '' ? { title: words.nameNeeded } : {}),
    ...(issuer.trim() === '' ? { issuer: words.issuerNeeded } : {}),
    ...(clientId.trim() === '' ? { clientId: words.clientIdNeeded } : {}),
    ...(needsSecret && secret.trim() === '' ? { secret: words.secretNeeded } : {}),
    ...(wrong === undefined
      ? domains.length === 0
        ? { domains: words.domainsNeeded }
        : {}
      : { domains: words.notADomain({ text: wrong }) }),
  }
}

/** Under which field a refusal of the server stands. */
export function fieldOf(rule: string | undefined): keyof Problems {
  if (rule === 'openidIssuer') return 'issuer'
  if (rule === 'openidDomain') return 'domains'
  return rule === 'openidSecret' ? 'secret' : 'other'
}
