/** What the settings make of the home page, an order, its quote and e-mails, with what is typed and not saved yet. [issue 14] */
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { previewFrames, useTypedSettings, withTyped } from '../../../../lib/session/typed-settings.ts'
import { useViewer } from '../../../../lib/session/session.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx'
import type { OrgSettings } from '../use-org-settings.ts'
import { AppPreview, type PreviewedPage } from './app-preview.tsx'
import { MailPreview } from './mail-preview.tsx'

interface SettingsPreviewProps {
  /** the section of the settings beside it */
  section: string
  settings: OrgSettings
}

type Shown = PreviewedPage | 'mail'

/** What a section of the settings is about first. */
const firstOf: Readonly<Record<string, Shown>> = {
  mails: 'mail',
  documents: 'document',
  costs: 'document',
  payment: 'document',
  statuses: 'order',
  orderSettings: 'order',
  engraving: 'order',
  alerts: 'order',
  drawings: 'order',
}

export function SettingsPreview({ section, settings }: SettingsPreviewProps) {
  const { org } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<Shown>(firstOf[section] ?? 'home')
  const [reader, setReader] = useState<keyof typeof previewFrames>('owner')
  const typed = useTypedSettings(org.id)
  const { title, profile } = withTyped(settings, typed)
  const pages = {
    home: words.previewOf.home,
    order: words.previewOf.order({ word: profile.vocabulary.order }),
    document: words.previewOf.document,
    mail: words.previewOf.mail,
  }
  return (
    <Disclosure
      isFlush
      title={words.previews}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
      className="border-t xl:border-t-0"
      panelClassName="space-y-3 pb-4"
    >
      <p className="text-xs text-ink-2">{words.previewTyped}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.previewPage}
          size="small"
          className="w-40"
          items={(['home', 'order', 'document', 'mail'] as const).map((key) => ({ key, label: pages[key] }))}
          value={shown}
          onChange={setShown}
        />
        {shown !== 'mail' && (
          <SegmentedControl
            label={words.previewAs}
            size="small"
            segments={[
              { key: 'owner', label: words.asOwner },
              { key: 'guest', label: words.asGuest },
            ]}
            value={reader}
            onChange={setReader}
          />
        )}
      </div>
      {shown === 'mail' ? (
        <MailPreview org={{ title, profile }} />
      ) : (
        <AppPreview
          page={shown}
          title={pages[shown]}
          frame={previewFrames[reader]}
          word={profile.vocabulary.order}
        />
      )}
    </Disclosure>
  )
}
