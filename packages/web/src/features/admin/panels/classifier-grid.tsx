/**
 * The numbers of a group's classifiers as a grid of one date: a row for each classifier, a column for each number. A block that was
 * copied in a spreadsheet is pasted as one step. [2.2.100, 2.5.16, issue 16]
 */
import {
  describedNumbers,
  type ProductOptionClassifier,
  type ProductOptionClassifierGroup,
} from '@orderwright/domain/catalog'
import { adminVersionMessages, classifierGridMessages as words } from '@orderwright/domain/messages'
import {
  classifierDates,
  effectiveClassifier,
  numbersOn,
  pasteNumbers,
  readPastedNumber,
  versionHeldOn,
  withNumbersOn,
} from '@orderwright/domain/pricing'
import { isTimestamp, type Timestamp, timestamp, toTimestamp } from '@orderwright/domain/units'
import { Copy, Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import type { AdminData } from '../admin-data.ts'
import { meaningOf } from '../classifier-numbers.ts'
import { useKeptDraft } from '../../../lib/storage/use-kept-draft.ts'
import { figureText } from '../pricing-words/figures.ts'
import { useEdit } from '../records/record-editing.tsx'
import { useImpact } from '../records/use-impact.ts'

interface ClassifierGridProps {
  group: ProductOptionClassifierGroup
  adminData: AdminData
}

const ANOTHER = 'another'
/** Faults that are named. */
const NAMED = 5

export function ClassifierGrid({ group, adminData }: ClassifierGridProps) {
  const [now] = useState(() => toTimestamp(new Date()))
  const classifiers = adminData.classifiers
    .filter((one) => one.productOptionClassifierGroupId === group.id && one.deleted === 0)
    .toSorted((a, b) => a.id - b.id)
  const known = classifierDates(classifiers)
  // An empty version is not in force yet.
  const inForce = known.find((date) =>
    classifiers.some((one) => date <= now && effectiveClassifier(one, date).since === date),
  )
  const [begun, begin] = useBegunDates(group)
  const [chosen, setChosen] = useState<string | null>(null)
  const dates = [...new Set([...begun, ...known])].toSorted().toReversed()
  const shown = chosen ?? inForce ?? dates.at(-1) ?? ANOTHER
  if (classifiers.length === 0) return null
  return (
    <section aria-label={words.title} className="space-y-3 pt-4">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-2">{words.intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.from}
          items={[
            ...dates.map((date) => ({
              key: String(date),
              label: date === inForce ? words.now({ date }) : date,
            })),
            { key: ANOTHER, label: words.another },
          ]}
          value={shown}
          onChange={setChosen}
          className="w-64"
        />
        {shown === ANOTHER && (
          <NewDate
            group={group}
            onBegin={(date) => {
              begin(date)
              setChosen(date)
            }}
          />
        )}
      </div>
      {shown !== ANOTHER && (
        <Grid
          key={shown}
          group={group}
          classifiers={classifiers}
          date={timestamp(shown)}
          now={now}
          adminData={adminData}
        />
      )}
    </section>
  )
}

/** Dates that nothing is saved for yet: what was typed under one of them is found again after a reload. */
function useBegunDates({ id }: ProductOptionClassifierGroup) {
  const { org } = useViewer()
  const [kept, keep] = useKeptDraft(recordDraftKey(org.id, 'productOptionClassifierGroup', id, 'begun'))
  const begun = (kept?.split('\n') ?? []).filter(isTimestamp).map(timestamp)
  return [begun, (date: Timestamp) => keep([...new Set([...begun, date])].join('\n'))] as const
}

interface NewDateProps {
  group: ProductOptionClassifierGroup
  onBegin: (date: Timestamp) => void
}

function NewDate({ group, onBegin }: NewDateProps) {
  const { org } = useViewer()
  const keptAs = recordDraftKey(org.id, 'productOptionClassifierGroup', group.id, 'newDate')
  const [kept, setTyped] = useKeptDraft(keptAs)
  const typed = kept ?? ''
  const [problem, setProblem] = useState<string | null>(null)
  function begin() {
    const text = typed.trim()
    if (!isTimestamp(text)) return setProblem(adminVersionMessages.noDate({ text }))
    setTyped(null)
    onBegin(toTimestamp(new Date(`${text.replace(' ', 'T')}Z`)))
  }
  return (
    <>
      <TextField
        label={words.newDate}
        description={words.dateHint}
        value={typed}
        maxLength={19}
        autoComplete="off"
        onChange={(text) => {
          setTyped(text)
          setProblem(null)
        }}
        onKeyDown={({ key }) => key === 'Enter' && begin()}
        className="w-52"
        {...(problem === null ? {} : { errorMessage: problem })}
      />
      <Button onPress={begin}>{words.begin}</Button>
    </>
  )
}

interface GridProps {
  group: ProductOptionClassifierGroup
  classifiers: readonly ProductOptionClassifier[]
  date: Timestamp
  now: Timestamp
  adminData: AdminData
}

type Given = ReadonlyMap<number, ReadonlyMap<number, number>>

function Grid({ group, classifiers, date, now, adminData }: GridProps) {
  const edit = useEdit()
  const askImpact = useImpact()
  const table = useRef<HTMLTableElement>(null)
  const [added, setAdded] = useState(0)
  const rows = classifiers.map((one) => numbersOn(one, date))
  const count = Math.max(1, ...rows.map(({ length }) => length)) + added
  const columns = Array.from({ length: count }, (_, index) => index)
  const names = columns.map((index) => nameOf(index, classifiers, date))
  const meanings = columns.map((index) => meaningOf(group.id, index, names, adminData))
  const isMoney = (index: number) => meanings[index]?.isMoney ?? false
  const headOf = (index: number) =>
    words.column({
      index,
      name: names[index] ?? '',
      isMoney: isMoney(index),
      unit: meanings[index]?.unit ?? '',
    })
  const usersOf = (id: number) =>
    adminData.options.filter(({ classifications }) => classifications[String(group.id)] === id).length

  /** Numbers by the row and their index, as one step. */
  async function put(given: Given, label: string): Promise<boolean> {
    const touched = classifiers.filter((_, row) => given.has(row))
    const isInForce = touched.some((one) => date <= now && effectiveClassifier(one, now).since === date)
    const ids = touched.map(({ id }) => id)
    if (
      isInForce &&
      !(await askImpact('productOptionClassifier', ids, words.changesPrices({ group: group.title })))
    ) {
      return false
    }
    const refused = edit({
      resource: 'productOptionClassifier',
      records: touched,
      props: ({ id }) => {
        const row = classifiers.findIndex((one) => one.id === id)
        const classifier = classifiers[row]
        return classifier ? { numbers: withNumbersOn(classifier, date, given.get(row) ?? new Map()) } : {}
      },
      label,
    })
    if (refused !== null) toast(refused, { tone: 'invalid' })
    return refused === null
  }

  async function paste(event: ClipboardEvent, row: number, index: number) {
    const text = event.clipboardData.getData('text/plain')
    // One value is typed into the field as always.
    if (!/[\t\n\r]/.test(text.trimEnd())) return
    event.preventDefault()
    const { pastedCells } = await import('../../../lib/clipboard/cell-clipboard.ts')
    const { given, faults } = pasteNumbers(pastedCells(text), { row, index }, classifiers.length, isMoney)
    const total = [...given.values()].reduce((sum, numbers) => sum + numbers.size, 0)
    if (faults.length > 0) {
      const lines = faults
        .slice(0, NAMED)
        .map((one) => words.fault({ ...one, row: one.row + 1, column: one.column + 1 }))
      const message = words.faults({ lines, count: faults.length })
      toast(total === 0 ? `${words.nothingPasted} ${message}` : message, { tone: 'invalid' })
    }
    if (total > 0) await put(given, words.pasted({ count: total }))
  }

  /** Enter and the arrows go up and down, as in a spreadsheet. */
  function go(event: KeyboardEvent<HTMLInputElement>, row: number, index: number) {
    const step = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1
    if (!['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${index}"] input`)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.select()
  }

  async function copy() {
    const head = [words.classifier, ...columns.map(headOf)]
    const lines = classifiers.map(({ title }, row) => [
      title,
      ...columns.map((index) => rows[row]?.[index] ?? ''),
    ])
    try {
      const { cellsText } = await import('../../../lib/clipboard/cell-clipboard.ts')
      await navigator.clipboard.writeText(cellsText([head, ...lines]))
      toast(words.copied)
    } catch {
      toast(words.notCopied, { tone: 'invalid' })
    }
  }
  return (
    <>
      <div className="overflow-x-auto">
        <table ref={table} aria-label={words.gridOf({ group: group.title, date })} className="text-sm">
          <thead>
            <tr className="border-b border-edge text-start text-xs text-ink-2">
              <th scope="col" className="sticky start-0 min-w-40 bg-desk py-1.5 pe-3 text-start font-normal">
                {words.classifier}
              </th>
              {columns.map((index) => (
                <th key={index} scope="col" className="min-w-28 px-1 py-1.5 text-end font-normal">
                  {headOf(index)}
                </th>
              ))}
              <th scope="col" className="px-3 py-1.5 text-end font-normal">
                {words.options}
              </th>
            </tr>
          </thead>
          <tbody>
            {classifiers.map((classifier, row) => (
              <tr key={classifier.id} className="border-b border-hairline">
                <th scope="row" className="sticky start-0 bg-desk py-1 pe-3 text-start font-normal">
                  {classifier.title}
                </th>
                {columns.map((index) => (
                  <td key={index} data-cell={`${row} ${index}`} className="px-1 py-1">
                    <GridCell
                      classifier={classifier}
                      index={index}
                      name={headOf(index)}
                      isMoney={isMoney(index)}
                      date={date}
                      value={rows[row]?.[index]}
                      onPaste={(event) => void paste(event, row, index)}
                      onGo={(event) => go(event, row, index)}
                      onChange={(value) =>
                        put(
                          new Map([[row, new Map([[index, value]])]]),
                          words.changed({ title: classifier.title, date }),
                        )
                      }
                    />
                  </td>
                ))}
                <td className="tabular px-3 text-end text-ink-2">{usersOf(classifier.id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Plus aria-hidden />} onPress={() => setAdded(added + 1)}>
          {words.addColumn}
        </Button>
        <Button size="small" variant="quiet" icon={<Copy aria-hidden />} onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </>
  )
}

/** What the first classifier that says so calls the number. */
function nameOf(index: number, classifiers: readonly ProductOptionClassifier[], date: Timestamp): string {
  for (const classifier of classifiers) {
    const version = versionHeldOn(classifier, date)
    const name = version && describedNumbers(version)[index]?.description
    if (name) return name
  }
  return ''
}

interface GridCellProps {
  classifier: ProductOptionClassifier
  index: number
  name: string
  /** a price: typed in dollars, kept in cents */
  isMoney: boolean
  date: Timestamp
  /** undefined: it has no such number on this date */
  value: number | undefined
  onPaste: (event: ClipboardEvent) => void
  onGo: (event: KeyboardEvent<HTMLInputElement>) => void
  onChange: (value: number) => Promise<boolean>
}

function GridCell({
  classifier: { id, title },
  index,
  name,
  isMoney,
  date,
  value,
  onPaste,
  onGo,
  onChange,
}: GridCellProps) {
  const { org } = useViewer()
  const field = ['grid', date, index].join(' ')
  const [draft, setDraft, drop] = useKeptDraft(recordDraftKey(org.id, 'productOptionClassifier', id, field))
  const [problem, setProblem] = useState<string | null>(null)

  async function leave() {
    if (draft === null) return
    const text = draft.trim()
    if (text === '') return setDraft(null)
    const next = readPastedNumber(text, isMoney)
    if (next === undefined) return setProblem(words.notNumber({ text }))
    setProblem(null)
    if (next === value || (await onChange(next))) drop(draft)
  }
  return (
    // A spreadsheet's block is more than what one field takes.
    <span onPaste={onPaste} className="block">
      <TextField
        label={words.cell({ title, name })}
        isLabelHidden
        size="small"
        align="end"
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={draft ?? (value === undefined ? '' : figureText(value, isMoney))}
        onChange={(text) => {
          setDraft(text)
          setProblem(null)
        }}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation()
            setDraft(null)
            setProblem(null)
          } else onGo(event)
        }}
        {...(problem === null ? {} : { errorMessage: problem })}
      />
    </span>
  )
}
