/** In which language a person has the app, its documents and its e-mails. Opened from the account menu. [issue 18, Languages] */
import { endpoints } from '@orderwright/contract'
import { currentLanguage, type Language, languages, languageTitles } from '@orderwright/domain/localization'
import { languageMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { changeLanguage, deviceLanguage, keepDeviceLanguage } from '../../lib/session/page-language.ts'
import { useSession, useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'

const OWN = 'own'
type Choice = Language | typeof OWN

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession()
  const { org, sharedOrder } = useViewer()
  const [choice, setChoice] = useState<Choice>(session?.language ?? deviceLanguage() ?? OWN)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save() {
    setSaving(true)
    setFailure(null)
    const language = choice === OWN ? null : choice
    // Whoever came by a link has no account that would keep it.
    if (sharedOrder === null) {
      const saved = await call(endpoints.saveLanguage, { language })
      if (!saved.ok) {
        setFailure(saved.error.message)
        setSaving(false)
        return
      }
    }
    keepDeviceLanguage(language)
    changeLanguage(language ?? org.profile.region.language)
    onClose()
  }

  return (
    <Dialog
      title={words.title}
      help="language"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Select
        label={words.label}
        items={[
          { key: OWN, label: ownLabel(org.profile.region.language) },
          ...languages.map((key) => ({ key, label: languageTitles[key] })),
        ]}
        value={choice}
        onChange={setChoice}
        description={words.hint}
        errorMessage={failure ?? undefined}
      />
      <p className="mt-3 text-sm text-ink-2">
        {words.current({ language: languageTitles[currentLanguage()] })}
      </p>
    </Dialog>
  )
}

const ownLabel = (ofOrg: Language | null) =>
  ofOrg === null ? words.ofBrowser : words.ofOrganization({ language: languageTitles[ofOrg] })
