/** One version of a pricing rule: opened, its date, its expressions and what they do to a price. */
import type { Catalog, PricingRuleVersion, ProductPricingRule } from '@orderwright/domain/catalog'
import {
  adminEditingMessages,
  adminPricingMessages as words,
  expressionEditorMessages as editorWords,
} from '@orderwright/domain/messages'
import { readVersionText } from '@orderwright/domain/pricing'
import type { TextSpan, Timestamp } from '@orderwright/domain/units'
import { Copy, Trash2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { useStoredState } from '../../../lib/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import type { AdminData } from '../admin-data.ts'
import { RecordField } from '../fields/record-field.tsx'
import { useEdit, useProblems } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'
import { WordsEditor } from '../pricing-words/words-editor.tsx'
import { textOf, useVersionDraft } from './use-version-draft.ts'
import { type EditorHandle, VersionEditor } from './version-editor.tsx'
import type { ListedVersion } from './version-list.ts'
import { VersionPreview } from './version-preview.tsx'
import { VersionProblemNote } from './version-problem-note.tsx'

const views = ['words', 'json', 'both'] as const
/** How this browser shows every version. */
const viewSchema = z.enum(views)

interface VersionCardProps {
  rule: ProductPricingRule
  listed: ListedVersion
  catalog: Catalog
  adminData: AdminData
  now: Timestamp
  isFirst: boolean
  /** it was added just now */
  isNew: boolean
  /** makes a new version with these expressions */
  onCopy: (expressions: PricingRuleVersion['expressions']) => void
}

export function VersionCard({
  rule,
  listed: { key, version, title },
  catalog,
  adminData,
  now,
  isFirst,
  isNew,
  onCopy,
}: VersionCardProps) {
  const draft = useVersionDraft(rule, key)
  const [isOpen, setOpen] = useState(isFirst || isNew || draft.isChanged)
  const [editor, setEditor] = useState<EditorHandle | null>(null)
  const [view, setView] = useStoredState('pricing-view', viewSchema, 'both')
  const wanted = useRef<TextSpan | null>(null)
  const edit = useEdit()
  const { discard } = useProblems()
  const askImpact = useImpact()
  const { text, isChanged, problem } = draft
  const reading = useMemo(() => (isOpen ? readVersionText(text, catalog) : null), [isOpen, text, catalog])
  const read = reading?.kind === 'read' ? reading.expressions : null

  /** Shows a place of the text, which has to be shown for that. */
  function goTo(span: TextSpan) {
    if (editor) return editor.select(span)
    wanted.current = span
    setView('both')
  }
  function takeEditor(handle: EditorHandle | null) {
    setEditor(handle)
    if (handle && wanted.current) handle.select(wanted.current)
    if (handle) wanted.current = null
  }

  /** What holds already prices open orders: how many is said first. */
  async function askFirst(): Promise<boolean> {
    if (version.created > now || version.expressions.length === 0) return true
    return askImpact('productPricingRule', [rule.id], words.versionChanges({ key, title: rule.title }))
  }

  async function remove() {
    const message = adminEditingMessages.askDeleteVersion
    const isSure = await confirm({ message, confirmLabel: adminEditingMessages.delete, isDanger: true })
    if (!isSure || !(await askFirst())) return
    const { [key]: _, ...versions } = rule.versions
    edit({
      resource: 'productPricingRule',
      records: [rule],
      props: { versions },
      label: words.versionDeleted({ key }),
    })
    draft.forget()
  }

  /** What is typed goes into the new version, and this one stays as it is saved. */
  function copy() {
    onCopy([...(read ?? version.expressions)])
    if (problem) discard(problem.problem)
    if (read) draft.forget()
  }

  return (
    <Disclosure
      title={title}
      isFlush
      isExpanded={isOpen || problem !== null}
      onExpandedChange={setOpen}
      trailing={
        isChanged && !isOpen ? (
          <span className="text-xs font-normal text-caution">{words.unsavedChanges}</span>
        ) : undefined
      }
      panelClassName="@container pb-8"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pb-4">
        <RecordField
          target={{ resource: 'productPricingRule', record: rule }}
          field={{
            kind: 'timestamp',
            path: ['versions', key, 'created'],
            label: words.effectiveDate,
            shortLabel: words.effectiveDateOf({ key }),
            description: words.effectiveDateHint,
            concernsOrders: version.expressions.length > 0,
          }}
          className="w-56"
        />
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <Button icon={<Copy aria-hidden />} onPress={copy}>
            {words.newFromThis}
          </Button>
          <IconButton
            label={words.deleteVersion({ key })}
            icon={<Trash2 />}
            variant="danger"
            onPress={() => void remove()}
          />
        </span>
      </div>
      {problem && <VersionProblemNote draft={draft} problem={problem} onCopy={copy} />}
      {reading && (
        <>
          <SegmentedControl
            label={editorWords.view}
            segments={views.map((one) => ({ key: one, label: editorWords.views[one] }))}
            value={view}
            onChange={setView}
            className="mb-3"
          />
          <div
            className={
              view === 'both'
                ? 'space-y-6'
                : 'grid gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
            }
          >
            <VersionEditor
              versionKey={key}
              draft={draft}
              reading={reading}
              catalog={catalog}
              hasFocus={isNew}
              hasCode={view !== 'words'}
              inWords={
                view === 'json' ? null : (
                  <WordsEditor
                    versionKey={key}
                    expressions={read}
                    adminData={adminData}
                    onChange={(expressions) => draft.type(textOf(expressions))}
                  />
                )
              }
              askFirst={askFirst}
              onGoTo={goTo}
              onReady={takeEditor}
            />
            <VersionPreview
              rule={rule}
              version={{ key, created: version.created, expressions: read }}
              reading={reading}
              catalog={catalog}
              now={now}
              onGoTo={goTo}
            />
          </div>
        </>
      )}
    </Disclosure>
  )
}
