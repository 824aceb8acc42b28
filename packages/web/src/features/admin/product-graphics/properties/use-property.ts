/** One property while it is typed: kept over a reload, shown in the preview, saved when it is left, and why not. */
import type { GraphicField } from '@orderwright/domain/graphics'
import type { Json } from '@orderwright/domain/units'
import { useState } from 'react'
import { useViewer } from '../../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../../lib/storage/record-keys.ts'
import { useKeptDraft } from '../../../../lib/storage/use-kept-draft.ts'
import type { NodeFields } from './field-context.ts'

export function useProperty({ work, node }: NodeFields, key: string, field: GraphicField<unknown>) {
  const { org } = useViewer()
  const keptAs = recordDraftKey(org.id, 'productGraphic', work.graphic.id, `${node.id}.${key}`)
  const [draft, keepDraft] = useKeptDraft(keptAs)
  const [refusal, setRefusal] = useState<string | null>(null)
  const stored = node.props[key]
  return {
    stored,
    /** what is typed and not saved, as text; null while nothing is */
    draft,
    refusal,
    type(text: string, value: Json | undefined) {
      setRefusal(null)
      keepDraft(text)
      work.setTyped({ id: node.id, key, value })
    },
    /** Saves; what can not be saved stays as it was typed. */
    save(value: Json | undefined): boolean {
      const message = work.setProperty(node.id, key, value, field.title)
      setRefusal(message)
      if (message === null) keepDraft(null)
      return message === null
    },
    refuse: setRefusal,
    takeBack() {
      setRefusal(null)
      keepDraft(null)
      work.setTyped(null)
    },
  }
}
