/** A setting with entries by name, each a setting of its own: tax rates by state, texts by occasion. [issue 14] */
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { settingFieldOf, settingKeyOf } from '@orderwright/domain/settings'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SettingField } from './setting-field.tsx'
import { choiceText, entryText } from './setting-text.ts'
import type { OrgSettings } from './use-org-settings.ts'

interface MapFieldsProps {
  path: string
  label: string
  settings: OrgSettings
}

/** The names that entries can have; null: any. */
function namesOf(path: string, { profile }: OrgSettings): readonly { key: string; label: string }[] | null {
  if (path === 'letters.statuses')
    return profile.productOrderStatuses.map(({ key, title }) => ({ key, label: title }))
  const field = settingFieldOf(path)
  const entries = field.kind === 'map' ? field.entries : null
  return entries && entries.map((key) => ({ key, label: choiceText(key) }))
}

export function MapFields({ path, label, settings }: MapFieldsProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const [name, setName] = useState('')
  const names = namesOf(path, settings)
  const stored = Object.keys(settings.stored).flatMap((one) =>
    one.startsWith(`${path}.`) ? [one.slice(path.length + 1)] : [],
  )
  const entries = [...new Set([...stored, ...added])].toSorted()
  const free = names?.filter(({ key }) => !entries.includes(key)) ?? null
  const wanted = path === 'costs.taxRates' ? name.trim().toUpperCase() : name.trim()
  const isNamed = wanted !== '' && settingKeyOf(`${path}.${wanted}`) !== undefined

  function add(event: FormEvent) {
    event.preventDefault()
    if (!isNamed) return
    setAdded([...added, wanted])
    setName('')
  }
  return (
    <section aria-label={label} className="border-b border-hairline py-4">
      <h3 className="text-sm font-medium">{label}</h3>
      {entries.map((entry) => (
        <SettingField
          key={entry}
          path={`${path}.${entry}`}
          keyPath={path}
          label={names?.find(({ key }) => key === entry)?.label ?? entryText(path, entry)}
          settings={settings}
        />
      ))}
      <form onSubmit={add} className="flex flex-wrap items-end gap-2 pt-3">
        {free ? (
          <Select
            label={words.newEntry({ label })}
            items={free}
            value={name === '' ? null : name}
            onChange={setName}
            className="w-60"
          />
        ) : (
          <TextField
            label={words.newEntry({ label })}
            value={name}
            onChange={setName}
            maxLength={60}
            autoComplete="off"
            className="w-60"
          />
        )}
        <Button type="submit" icon={<Plus aria-hidden />} isDisabled={!isNamed}>
          {words.addTo({ label })}
        </Button>
      </form>
    </section>
  )
}
