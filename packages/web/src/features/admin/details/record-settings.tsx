/** The settings of a record, group by group: fields, a picture, and what is more than fields. Everything saves by itself. */
import { Fragment, type ReactNode } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import type { EditTarget, FieldSpec } from '../fields/field-spec.ts'
import { RecordField } from '../fields/record-field.tsx'
import { ThumbnailField } from '../fields/thumbnail-field.tsx'
import { titleField } from '../fields/title-field.ts'
import type { Panel, SettingsGroup } from '../section.ts'
import { TranslationGroup } from '../fields/translations/translation-group.tsx'

interface RecordSettingsProps {
  groups: readonly SettingsGroup[]
  target: EditTarget
  /** of the record */
  title: string
  /** it was made a moment ago: typing names it */
  isNew?: boolean
  /** draws what is more than fields; `title` is that of its group */
  renderPanel: (panel: Panel, title: string) => ReactNode
}

const isSamePath = (one: readonly string[], other: readonly string[]) => one.join('.') === other.join('.')

export function RecordSettings({ groups, target, title, isNew = false, renderPanel }: RecordSettingsProps) {
  const { org } = useViewer()
  const isAllowed = ({ needs }: FieldSpec) => needs === undefined || org[needs]
  return (
    <div className="space-y-6">
      {groups
        .filter(({ fields, panel, picture }) => panel || picture || fields.some(isAllowed))
        .map((group, place) => (
          <Fragment key={group.title}>
            <fieldset className="min-w-0">
              <legend className="pb-2 text-sm font-semibold">{group.title}</legend>
              {group.picture && <ThumbnailField target={target} of={group.picture.resource} title={title} />}
              <div className="grid gap-x-5 gap-y-4 empty:hidden sm:grid-cols-2">
                {group.fields.filter(isAllowed).map((field) => (
                  <RecordField
                    key={field.path.join('.')}
                    target={target}
                    field={field}
                    autoFocus={isNew && isSamePath(field.path, titleField.path)}
                    className={
                      field.kind === 'json' || (field.kind === 'text' && field.isMultiline)
                        ? 'min-w-0 sm:col-span-2'
                        : 'min-w-0'
                    }
                  />
                ))}
              </div>
              {group.panel && renderPanel(group.panel, group.title)}
            </fieldset>
            {place === 0 && <TranslationGroup target={target} />}
          </Fragment>
        ))}
    </div>
  )
}
