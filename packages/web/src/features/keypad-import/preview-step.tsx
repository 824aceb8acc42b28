/** The table as it is read and what will be added of it; cells are corrected here, and rows left out. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { keypadImportMessages as words } from '@orderwright/domain/messages'
import type { Selections } from '@orderwright/domain/orders'
import {
  hasEngravings,
  hasError,
  type KeypadMapping,
  type PlannedKeypad,
  recognizedRoles,
  recognizeTable,
  roleKey,
  roleOfKey,
} from '@orderwright/domain/keypad-import'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { asStep } from '../open-order/as-step.ts'
import { columnChoices } from './column-choices.ts'
import { importStarts, startOf } from './import-starts.ts'
import { type KeptImport, rememberColumn, rememberSide, withRemembered } from './kept-import.ts'
import { columnTitle, MappingPart } from './mapping-part.tsx'
import { PreviewList } from './preview-list.tsx'
import type { TableCells } from './preview-row.tsx'
import { usePlanned } from './use-planned.ts'

/** As many lines as one step adds. */
const KEYPADS_MOST = 500

interface PreviewStepProps {
  products: readonly CatalogProduct[]
  draft: KeptImport
  change: (change: Partial<KeptImport>) => void
  onBack: () => void
  onClose: () => void
  onAdded: () => void
}

const firstRow = ({ written }: PlannedKeypad) => written.rows[0] ?? -1
const isToLookAt = ({ notes }: PlannedKeypad) => notes.some(({ tone }) => tone !== 'note')

export function PreviewStep({ products, draft, change, onBack, onClose, onAdded }: PreviewStepProps) {
  const { editor, data, org, profile } = useOpenOrder()
  const context = useEditorState((state) => state.evaluation.context)
  const order = useEditorState((state) => state.document.order)
  const table = draft.tables[draft.sheet] ?? draft.tables[0]
  const rows = useMemo(() => table?.rows ?? [], [table])
  const starts = useMemo(() => importStarts(editor.getState().evaluation, products), [editor, products])
  const start = useMemo(
    () => startOf(editor.getState().evaluation, products, draft.start),
    [editor, products, draft.start],
  )
  const { catalog } = context
  const about = useMemo(
    () => ({ catalog, profile, product: catalog.products.get(start.productId) }),
    [catalog, profile, start.productId],
  )
  const mapping = useMemo((): KeypadMapping => {
    if (draft.mapping !== null) return draft.mapping
    const known = new Set(columnChoices(about, []).map(({ key }) => key))
    return withRemembered(org.id, rows, recognizeTable(rows, about), (role) => known.has(role))
  }, [draft.mapping, about, org.id, rows])
  const from = useMemo(
    () => ({ rows, mapping, context, document: { order, items: [] }, products, start }),
    // Of the order its choices count, and what it is about.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, mapping, context, order.properties, order.id, products, start],
  )
  const planned = usePlanned(from)
  const [isFiltered, setFiltered] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const leftOut = useMemo(() => new Set(draft.leftOut), [draft.leftOut])
  const taken = planned.keypads.filter((keypad) => !leftOut.has(firstRow(keypad)))
  const faulty = taken.filter(hasError)
  const toCheck = taken.filter((keypad) => !hasError(keypad) && isToLookAt(keypad))
  const shown = isFiltered ? planned.keypads.filter(isToLookAt) : planned.keypads
  const cells = useMemo(
    (): TableCells => ({
      text: (row, column) => {
        const cell = rows[row]?.[column] ?? ''
        return typeof cell === 'object' ? cell.date : String(cell)
      },
      title: (column) => columnTitle(rows, mapping, column),
      write: (row, column, text) => {
        const written = rows.map((own, at) =>
          at === row
            ? Array.from({ length: Math.max(own.length, column + 1) }, (_, place) =>
                place === column ? text : (own[place] ?? ''),
              )
            : own,
        )
        change({
          mapping,
          tables: draft.tables.map((one) => (one === table ? { ...one, rows: written } : one)),
        })
      },
    }),
    [rows, mapping, table, draft.tables, change],
  )
  const setMapping = (next: Partial<KeypadMapping>) => change({ mapping: { ...mapping, ...next } })
  const isReady = planned.isWhole && taken.length > 0 && taken.length <= KEYPADS_MOST

  function add() {
    if (faulty.length > 0) {
      setAsked(true)
      setFiltered(true)
      return
    }
    if (!data.abilities.update) {
      toast(words.notAddable, { tone: 'invalid' })
      return
    }
    const items = taken.flatMap(({ item }) => item ?? [])
    // What the first of them chooses for everything counts.
    const properties = taken.reduceRight<Selections>((all, keypad) => ({ ...all, ...keypad.order }), {})
    const { onUndo } = asStep(editor, () => editor.addItems(items, properties))
    toast(words.added({ number: items.length }), { onUndo })
    onAdded()
  }
  return (
    <Dialog
      title={words.title}
      help="keypad-schedule"
      isOpen
      onOpenChange={onClose}
      size="wide"
      footer={
        <>
          <Button onPress={onBack}>{words.back}</Button>
          <Button variant="primary" isDisabled={!isReady} onPress={add}>
            {words.add({ number: taken.length })}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-sm break-words text-ink-2">{draft.name}</p>
      <MappingPart
        sheets={draft.tables.map(({ name }) => name)}
        sheet={draft.sheet}
        onSheet={(sheet) => change({ sheet, mapping: null, leftOut: [] })}
        starts={starts}
        start={starts.some(({ key }) => key === draft.start) ? (draft.start ?? '') : (starts[0]?.key ?? '')}
        onStart={(key) => change({ start: key, mapping: null })}
        rows={rows}
        mapping={mapping}
        choices={columnChoices(about, mapping.columns)}
        hasEngravings={hasEngravings(mapping.columns.map(roleOfKey))}
        onHeader={(header) =>
          setMapping({
            header,
            columns: header < 0 ? mapping.columns : recognizedRoles(rows, header, about).map(roleKey),
          })
        }
        onSide={(side) => {
          rememberSide(org.id, side)
          setMapping({ side })
        }}
        onColumn={(column, role) => {
          rememberColumn(org.id, rows[mapping.header]?.[column], role)
          // A role is given once: the column that had it is not read any more.
          const columns = mapping.columns.map((other, at) =>
            at === column ? role : other === role ? 'ignored' : other,
          )
          setMapping({ columns })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <h2 className="text-base font-semibold">{words.preview}</h2>
        <span role="status" className="tabular text-sm text-ink-2">
          {planned.done < planned.of
            ? words.working({ done: planned.done, of: planned.of })
            : words.figures({ number: taken.length, errors: faulty.length, warnings: toCheck.length })}
        </span>
        <Switch isSelected={isFiltered} onChange={setFiltered}>
          {words.onlyFaulty}
        </Switch>
        {faulty.length > 0 && (
          <Button
            size="small"
            onPress={() => change({ leftOut: [...draft.leftOut, ...faulty.map(firstRow)] })}
          >
            {words.leaveOutFaulty({ number: faulty.length })}
          </Button>
        )}
      </div>
      {isAsked && faulty.length > 0 && (
        <p role="alert" className="pb-2 text-sm text-invalid">
          {words.mendFirst}
        </p>
      )}
      {taken.length > KEYPADS_MOST && (
        <p role="alert" className="pb-2 text-sm text-invalid">
          {words.tooMany({ number: taken.length, most: KEYPADS_MOST })}
        </p>
      )}
      {planned.of === 0 && planned.isWhole ? (
        <p className="py-4 text-sm text-ink-2">{words.noRows}</p>
      ) : shown.length === 0 && planned.isWhole ? (
        <p className="py-4 text-sm text-ink-2">{words.nothingToLookAt}</p>
      ) : (
        <PreviewList
          keypads={shown}
          cells={cells}
          leftOut={leftOut}
          onTaken={(keypad, isTaken) => {
            const row = firstRow(keypad)
            change({
              leftOut: isTaken ? draft.leftOut.filter((one) => one !== row) : [...draft.leftOut, row],
            })
          }}
          showsPrices={data.abilities.seePrices}
          isBusy={!planned.isWhole}
        />
      )}
    </Dialog>
  )
}
