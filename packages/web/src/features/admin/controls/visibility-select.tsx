/** Who is offered a product or an option: owners say so. [1.6.16, 2.2.76] */
import { adminMessages, type PublishLevel, publishLevels, publishLevelWords } from '@orderwright/domain'
import { useState } from 'react'
import { resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { Control } from '../section.ts'
import { useChange } from './use-change.ts'

const choices = publishLevels.map((key) => ({ key, label: publishLevelWords[key] }))

type Props = Extract<Control, { key: 'visibility' }>

export function VisibilitySelect({ resource, record, level }: Omit<Props, 'key'>) {
  const { org, caller } = useViewer()
  const { isPending, change } = useChange()
  const [wanted, setWanted] = useState<PublishLevel | null>(null)

  async function set(to: PublishLevel, from: PublishLevel, version: number) {
    setWanted(to)
    await change(
      resources.update(resource, {
        orgId: org.id,
        ...caller,
        where: { id: record.id },
        version,
        props: { publishLevel: to },
        base: { publishLevel: from },
      }),
      {
        message: adminMessages.visibilityChanged({ title: record.title, words: publishLevelWords[to] }),
        onUndo: (answer) => void set(from, to, answer.record.version),
      },
    )
    setWanted(null)
  }

  return (
    <Select
      label={adminMessages.visibilityOf({ title: record.title })}
      isLabelHidden
      size="small"
      items={choices}
      value={wanted ?? level}
      isDisabled={isPending}
      onChange={(to) => {
        if (to !== level) void set(to, level, record.version)
      }}
      className="w-48"
    />
  )
}
