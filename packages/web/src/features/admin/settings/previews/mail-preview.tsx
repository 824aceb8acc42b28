/** An e-mail as the settings would write it, about an example. */
import { type MailKind, mailKinds } from '@orderwright/domain/mail-templates'
import { mailHtml, type MailOrg, sampleMail } from '@orderwright/domain/mails'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { Select } from '../../../../ui/fields/select.tsx'
import { choiceText } from '../setting-text.ts'

interface Occasion {
  readonly key: string
  readonly label: string
  readonly kind: MailKind
  readonly statusKey: string | null
}

function occasionsOf({ profile }: MailOrg): readonly Occasion[] {
  return [
    ...mailKinds.map((kind) => ({ key: kind, label: choiceText(kind), kind, statusKey: null })),
    ...profile.productOrderStatuses.map(({ key, title }) => ({
      key: `status ${key}`,
      label: words.onStatus({ title }),
      kind: 'statusChanged' as const,
      statusKey: key,
    })),
  ]
}

export function MailPreview({ org }: { org: MailOrg }) {
  const [chosen, setChosen] = useState('orderSubmitted')
  const occasions = occasionsOf(org)
  const occasion = occasions.find(({ key }) => key === chosen) ?? occasions[0]
  if (!occasion) return null
  const { subject, mail } = sampleMail(occasion, org)
  const { brand, letters } = org.profile
  return (
    <div className="space-y-3">
      <Select
        label={words.occasion}
        size="small"
        className="sm:max-w-72"
        items={occasions}
        value={occasion.key}
        onChange={setChosen}
      />
      <dl className="text-sm">
        <dt className="sr-only">{words.mailSubject}</dt>
        <dd aria-live="polite">
          <span className="text-ink-2">{letters.senderName || org.title}</span>{' '}
          <span className="font-medium">{subject}</span>
        </dd>
      </dl>
      <iframe
        title={words.mailFrame}
        // Nothing of it runs, and its links lead nowhere.
        sandbox=""
        srcDoc={mailHtml(mail, {
          title: org.title,
          brand,
          ...(brand.logoUrl === null ? {} : { logoSource: brand.logoUrl }),
        })}
        className="h-[36rem] w-full rounded border border-edge bg-paper"
      />
    </div>
  )
}
