/** The dated versions of a classifier: their numbers, and what each number is. [2.2.100, 2.5.16, 2.8.07, 2.8.08, 2.9.28, 2.9.29] */
import {
  addClassifierVersion,
  classifierNumbers,
  type DescribedNumber,
  describedNumbers,
  hasComma,
  type ProductOptionClassifier,
} from '@orderwright/domain/catalog'
import { adminEditingMessages as words, adminVersionMessages } from '@orderwright/domain/messages'
import { effectiveClassifier } from '@orderwright/domain/pricing'
import { isTimestamp, toTimestamp } from '@orderwright/domain/units'
import { isSameValue } from '@orderwright/editor'
import { CalendarPlus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useSinglePress } from '../../../ui/use-single-press.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import type { AdminData } from '../admin-data.ts'
import { meaningOf, numberText } from '../classifier-numbers.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'
import { readFigure } from '../pricing-words/figures.ts'

type Versions = ProductOptionClassifier['numbers']
type Version = Versions[number]

interface ClassifierEditorProps {
  classifier: ProductOptionClassifier
  adminData: AdminData
}

export function ClassifierEditor({ classifier, adminData }: ClassifierEditorProps) {
  const edit = useEdit()
  const askImpact = useImpact()
  const { org } = useViewer()
  const { id, title, numbers: versions } = classifier
  const now = toTimestamp(new Date())
  const inForce = effectiveClassifier(classifier, now).version
  async function save(numbers: Versions, label: string) {
    // What open orders are priced by, before and after.
    const next = effectiveClassifier({ ...classifier, numbers }, toTimestamp(new Date())).version
    const isPriceChanged = !isSameValue(next?.numbers, inForce?.numbers)
    if (isPriceChanged && !(await askImpact('productOptionClassifier', [id], label))) return
    const refused = edit({
      resource: 'productOptionClassifier',
      records: [classifier],
      props: { numbers },
      label,
    })
    if (refused !== null) toast(refused, { tone: 'invalid' })
  }
  const put = (index: number, version: Version) =>
    void save(versions.toSpliced(index, 1, version), words.numbersChanged({ title }))
  const addVersion = useSinglePress(
    () => void save(addClassifierVersion(versions, toTimestamp(new Date())), words.versionAdded),
  )
  async function remove(index: number) {
    const isSure = await confirm({
      message: words.askDeleteClassifierVersion,
      confirmLabel: words.delete,
      isDanger: true,
    })
    if (isSure) await save(versions.toSpliced(index, 1), words.versionRemoved({ title }))
  }
  // The newest first; a version keeps its place in the record.
  const sorted = versions
    .map((version, index) => ({ version, index }))
    .toSorted((a, b) => b.version.date.localeCompare(a.version.date) || b.index - a.index)
  return (
    <div className="space-y-5">
      <Button icon={<CalendarPlus aria-hidden />} onPress={addVersion}>
        {words.addVersion}
      </Button>
      {versions.length === 0 && <p className="text-sm text-ink-2">{words.noVersionsYet}</p>}
      {sorted.map(({ version, index }) => (
        <VersionEditor
          key={index}
          keptAs={(field) =>
            recordDraftKey(
              org.id,
              'productOptionClassifier',
              id,
              ['numbers', index, version.date, field].join(' '),
            )
          }
          version={version}
          standing={version === inForce ? words.versionNow : version.date > now ? words.versionToCome : ''}
          // An amount is written in cents here: what it comes to stands beside it.
          amountAt={(at, value) => {
            const meaning = meaningOf(
              classifier.productOptionClassifierGroupId,
              at,
              version.description.split(','),
              adminData,
            )
            return meaning.isMoney ? numberText(value, meaning) : undefined
          }}
          onChange={(next) => put(index, next)}
          onRemove={() => void remove(index)}
        />
      ))}
    </div>
  )
}

interface VersionEditorProps {
  /** under which name what is typed into one of its fields is kept */
  keptAs: (field: string) => string
  version: Version
  standing: string
  /** what a number that is money comes to: '$41.00 per m²' */
  amountAt: (index: number, value: number) => string | undefined
  onChange: (version: Version) => void
  onRemove: () => void
}

function VersionEditor({ keptAs, version, standing, amountAt, onChange, onRemove }: VersionEditorProps) {
  const rows = describedNumbers(version)
  const { date } = version
  const put = (next: readonly DescribedNumber[]) => onChange({ ...version, ...classifierNumbers(next) })
  async function removeRow(index: number) {
    const isSure = await confirm({
      message: words.askDeleteNumber,
      confirmLabel: words.delete,
      isDanger: true,
    })
    if (isSure) put(rows.toSpliced(index, 1))
  }
  return (
    <section
      aria-label={words.versionFrom({ date })}
      className="space-y-3 rounded border border-hairline bg-desk p-3"
    >
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          keptAs={keptAs('date')}
          date={date}
          onChange={(next) => onChange({ ...version, date: next })}
        />
        <span className="pb-1.5 text-sm text-ink-2">{standing}</span>
        <IconButton
          label={words.removeVersion}
          icon={<Trash2 />}
          variant="danger"
          className="ms-auto"
          onPress={onRemove}
        />
      </div>
      <ol className="space-y-2">
        {rows.map((row, index) => (
          // Numbers are told apart by their place, which prices refer to.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-start gap-2">
            <span className="tabular w-5 pt-1.5 text-end text-sm text-ink-2">{index}</span>
            <DescriptionField
              keptAs={keptAs([index, 'description'].join(' '))}
              label={words.descriptionLabel({ index, date })}
              value={row.description}
              onChange={(description) => put(rows.toSpliced(index, 1, { ...row, description }))}
            />
            <NumberText
              keptAs={keptAs([index, 'number'].join(' '))}
              label={words.numberLabel({ index, date })}
              value={row.number}
              description={amountAt(index, row.number)}
              onChange={(number) => put(rows.toSpliced(index, 1, { ...row, number }))}
            />
            <IconButton
              label={words.removeNumber({ index })}
              icon={<Trash2 />}
              size="small"
              variant="danger"
              className="mt-1"
              onPress={() => void removeRow(index)}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        onPress={() => put([...rows, { number: 0, description: '' }])}
      >
        {words.addNumber}
      </Button>
    </section>
  )
}

/** What is typed counts when the field is left, stays over a reload until then, and is taken back by Escape. */
function useTyped(keptAs: string, value: string, commit: (typed: string) => string | null) {
  const [draft, setDraft] = useKeptDraft(keptAs)
  const [problem, setProblem] = useState<string | null>(null)
  function leave() {
    if (draft === null) return
    const refused = commit(draft)
    setProblem(refused)
    if (refused === null) setDraft(null)
  }
  return {
    value: draft ?? value,
    ...(problem === null ? {} : { errorMessage: problem }),
    onChange: (text: string) => {
      setProblem(null)
      setDraft(text)
    },
    onBlur: leave,
    onKeyDown: (event: { key: string; stopPropagation: () => void }) => {
      if (event.key === 'Enter') leave()
      else if (event.key === 'Escape' && draft !== null) {
        event.stopPropagation()
        setDraft(null)
        setProblem(null)
      }
    },
  }
}

interface DateFieldProps {
  keptAs: string
  date: Version['date']
  onChange: (date: Version['date']) => void
}

function DateField({ keptAs, date, onChange }: DateFieldProps) {
  const typed = useTyped(keptAs, date, (text) => {
    const next = text.trim()
    if (!isTimestamp(next)) return adminVersionMessages.noDate({ text: next })
    if (next !== date) onChange(toTimestamp(new Date(`${next.replace(' ', 'T')}Z`)))
    return null
  })
  return (
    <TextField
      {...typed}
      label={words.effectiveFrom}
      description={words.dateHint}
      maxLength={19}
      autoComplete="off"
      className="w-52"
    />
  )
}

interface RowFieldProps<T> {
  keptAs: string
  label: string
  value: T
  onChange: (value: T) => void
}

function DescriptionField({ keptAs, label, value, onChange }: RowFieldProps<string>) {
  const typed = useTyped(keptAs, value, (text) => {
    if (hasComma(text)) toast(words.commaBecame)
    if (text.trim() !== value) onChange(text)
    return null
  })
  return (
    <TextField
      {...typed}
      label={label}
      isLabelHidden
      placeholder={words.description}
      maxLength={200}
      className="min-w-0 flex-1"
    />
  )
}

/** What is no number becomes 0, and the field says so. [2.5.16] */
function NumberText({
  keptAs,
  label,
  value,
  description,
  onChange,
}: RowFieldProps<number> & { description: string | undefined }) {
  const typed = useTyped(keptAs, String(value), (text) => {
    const number = readFigure(text, false) ?? 0
    if (readFigure(text, false) === undefined) toast(words.becameZero({ text }))
    if (number !== value) onChange(number)
    return null
  })
  return (
    <TextField
      {...typed}
      label={label}
      isLabelHidden
      placeholder={words.numberColumn}
      {...(description === undefined ? {} : { description })}
      align="end"
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      className="w-32"
    />
  )
}
