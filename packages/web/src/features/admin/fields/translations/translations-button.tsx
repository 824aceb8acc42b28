/** Beside a title: what it is in other languages, one press away; a dot says that some are missing. */
import { languageTitles } from '@orderwright/domain/localization'
import { adminTranslationMessages as words } from '@orderwright/domain/messages'
import { furtherLanguages } from '@orderwright/domain/tenancy'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../../lib/session/session.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Dialog } from '../../../../ui/popups/dialog.tsx'
import type { EditTarget } from '../field-spec.ts'
import { SaveStatus } from '../save-status.tsx'
import { missingLanguages } from './translation-fields.ts'
import { TranslationInputs, useTranslationFields } from './translation-group.tsx'

export function TranslationsButton({ target, isSmall = false }: { target: EditTarget; isSmall?: boolean }) {
  const { profile } = useViewer().org
  const [isOpen, setOpen] = useState(false)
  const { resource, record } = target
  const title = record.title || `#${record.id}`
  const missing = missingLanguages(resource, record, furtherLanguages(profile))
  if (useTranslationFields(target).length === 0) return null
  const languages = missing.map((language) => languageTitles[language]).join(', ')
  return (
    <>
      <IconButton
        label={missing.length === 0 ? words.open({ title }) : words.openMissing({ title, languages })}
        icon={
          <span className="relative inline-flex">
            <Languages aria-hidden />
            {missing.length > 0 && (
              <span aria-hidden className="absolute -end-1 -top-0.5 size-1.5 rounded-full bg-ink-3" />
            )}
          </span>
        }
        {...(isSmall ? { size: 'small' as const } : {})}
        onPress={() => setOpen(true)}
      />
      <Dialog
        title={words.open({ title })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        help="translations"
        footer={
          <div className="flex w-full flex-wrap items-center gap-2">
            <SaveStatus />
            <Button className="ms-auto" onPress={() => setOpen(false)}>
              {words.close}
            </Button>
          </div>
        }
      >
        <TranslationInputs target={target} />
      </Dialog>
    </>
  )
}
