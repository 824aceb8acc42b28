/** What a record is called in other languages, among its settings. */
import { adminTranslationMessages as words } from '@orderwright/domain/messages'
import { furtherLanguages } from '@orderwright/domain/tenancy'
import { useViewer } from '../../../../lib/session/session.tsx'
import type { EditTarget } from '../field-spec.ts'
import { RecordField } from '../record-field.tsx'
import { translationFields } from './translation-fields.ts'

export function TranslationGroup({ target }: { target: EditTarget }) {
  const fields = useTranslationFields(target)
  if (fields.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold">{words.heading}</legend>
      <TranslationInputs target={target} />
    </fieldset>
  )
}

export function useTranslationFields({ resource, record }: EditTarget) {
  const { profile } = useViewer().org
  return translationFields(resource, record, furtherLanguages(profile))
}

export function TranslationInputs({ target }: { target: EditTarget }) {
  const fields = useTranslationFields(target)
  return (
    <>
      <p className="pb-3 text-sm text-ink-2">{words.hint}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map((field) => (
          <RecordField
            key={field.path.join('.')}
            target={target}
            field={field}
            className={field.kind === 'text' && field.isMultiline ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
          />
        ))}
      </div>
    </>
  )
}
