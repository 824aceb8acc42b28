/**
 * One field of a record, edited where it stands: it saves by itself when it is left, keeps what can not be taken with the
 * reason, over a reload too, and says what a colleague has written meanwhile.
 */
import { adminEditingMessages as words } from '@orderwright/domain'
import { isSameValue } from '@orderwright/editor'
import { useState } from 'react'
import { z } from 'zod'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { parseProps } from '../records/editables.ts'
import { useImpact } from '../records/use-impact.ts'
import { useEdit, useProblems, useRecordEdits } from '../records/record-editing.tsx'
import { type EditTarget, type FieldSpec, propsWith, valueAt } from './field-spec.ts'
import { JsonField } from './json-field.tsx'
import { readTyped } from './read-typed.ts'
import { RowsField } from './rows-field.tsx'

const draftSchema = z.string().max(100_000).nullable()
/** A longer list of records is narrowed by typing. */
const LONG_LIST = 10

interface RecordFieldProps {
  target: EditTarget
  field: FieldSpec
  isLabelHidden?: boolean
  size?: 'small' | 'medium'
  autoFocus?: boolean
  className?: string
}

/** What a record is called in news about it. */
function nameOf({ record }: EditTarget): string {
  return record.title || `#${record.id}`
}

/** Saves a value of the field; gives back why it can not be written. */
function useSaveField({ resource, record }: EditTarget, field: FieldSpec) {
  const edit = useEdit()
  const askImpact = useImpact()
  // What is saved while it is typed is no news.
  const saving =
    field.kind === 'text' && field.delayMs !== undefined ? { delayMs: field.delayMs, isTold: false } : {}
  return (value: unknown): string | null => {
    const label = words.changed({
      field: field.shortLabel ?? field.label,
      title: nameOf({ resource, record }),
    })
    const props = propsWith(record, field.path, value)
    if (!field.concernsOrders) return edit({ resource, records: [record], props, label, ...saving })
    const parsed = parseProps(resource, props)
    if (!parsed.ok) return parsed.message
    if (isSameValue(valueAt(record, field.path), value)) return null
    void askImpact(resource, [record.id], label).then((isSure) => {
      if (isSure) edit({ resource, records: [record], props, label })
    })
    return null
  }
}

/** What of this field the server did not take; what else was changed in the same map is not this field's. */
function useFieldProblem({ resource, record }: EditTarget, { path }: FieldSpec) {
  const { problems } = useRecordEdits()
  return problems.find(
    ({ write }) =>
      write.resource === resource &&
      write.changes.length === 1 &&
      write.changes.some(
        ({ id, props, base }) =>
          id === record.id && path[0] in props && !isSameValue(valueAt(props, path), valueAt(base, path)),
      ),
  )
}

export function RecordField(props: RecordFieldProps) {
  const { field } = props
  switch (field.kind) {
    case 'text':
    case 'integer':
    case 'decimal':
    case 'timestamp':
      return <TypedField {...props} />
    case 'rows':
      return <RecordRows {...props} field={field} />
    case 'json':
      return <RecordJson {...props} />
    default:
      return <ChosenField {...props} />
  }
}

function RecordRows({ target, field }: RecordFieldProps & { field: Extract<FieldSpec, { kind: 'rows' }> }) {
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <RowsField
      label={field.label}
      one={field.one}
      columns={field.columns}
      value={valueAt(target.record, field.path)}
      errorMessage={refusal ?? problem?.message}
      onChange={(rows) => {
        const refused = save(rows)
        setRefusal(refused)
        return refused === null
      }}
    />
  )
}

function RecordJson({ target, field }: RecordFieldProps) {
  const { org } = useViewer()
  const save = useSaveField(target, field)
  return (
    <JsonField
      label={field.label}
      description={field.description}
      value={valueAt(target.record, field.path)}
      keptAs={recordDraftKey(org.id, target.resource, target.record.id, field.path.join('.'))}
      onChange={save}
    />
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

function TypedField({ target, field, isLabelHidden, size, autoFocus, className }: RecordFieldProps) {
  const { org } = useViewer()
  const { resource, record } = target
  const keptAs = recordDraftKey(org.id, resource, record.id, field.path.join('.'))
  const [draft, setDraft] = useState(() => readStored(sessionStorage, keptAs, draftSchema, null))
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const { discard, flush } = useProblems()
  const isSavedTyping = field.kind === 'text' && field.delayMs !== undefined
  const refused = problem?.write.changes[0]?.props
  const held = refused ? valueAt(refused, field.path) : valueAt(record, field.path)

  function type(text: string | null) {
    setRefusal(null)
    setDraft(text)
    writeStored(sessionStorage, keptAs, text)
  }
  function change(text: string) {
    type(text)
    if (isSavedTyping) setRefusal(save(text))
  }
  function commit() {
    if (draft === null) return
    const typed = readTyped(field, draft)
    const message = typed.ok ? save(typed.value) : typed.message
    if (message === null) type(null)
    else setRefusal(message)
    if (isSavedTyping) flush()
  }
  const shared = {
    label: field.label,
    isLabelHidden,
    value: draft ?? textOf(held),
    autoFocus,
    className,
    onChange: change,
    onBlur: commit,
    ...(field.description ? { description: field.description } : {}),
    ...(refusal ? { errorMessage: refusal } : problem ? { errorMessage: problem.message } : {}),
  }
  const takeBack = () => {
    type(null)
    if (problem) discard(problem)
  }
  const isText = field.kind === 'text'
  return (
    <div className={className}>
      {isText && field.isMultiline ? (
        <TextArea
          {...shared}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          rows={3}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) commit()
            else if (event.key === 'Escape' && draft !== null) {
              event.stopPropagation()
              takeBack()
            }
          }}
        />
      ) : (
        <TextField
          {...shared}
          {...(size ? { size } : {})}
          {...(isText
            ? { maxLength: field.maxLength, placeholder: field.placeholder }
            : field.kind === 'timestamp'
              ? { maxLength: 40, inputClassName: 'tabular' }
              : {
                  align: 'end' as const,
                  inputMode: field.kind === 'integer' ? ('numeric' as const) : ('decimal' as const),
                })}
          {...(field.kind === 'decimal' && field.suffix ? { suffix: field.suffix } : {})}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            else if (event.key === 'Escape' && draft !== null) {
              // Takes the typing back; a dialog around stays open.
              event.stopPropagation()
              takeBack()
            }
          }}
        />
      )}
      {problem && <Decision target={target} field={field} />}
    </div>
  )
}

/** A value that the server did not take: send it again, or have what stands there. */
function Decision({ target, field }: { target: EditTarget; field: FieldSpec }) {
  const problem = useFieldProblem(target, field)
  const { retry, discard } = useProblems()
  if (!problem) return null
  const theirs = problem.current ? textOf(valueAt(problem.current, field.path)) : null
  return (
    <div
      role="group"
      aria-label={words.decide({ field: field.label })}
      className="mt-1 flex flex-wrap items-center gap-2"
    >
      {theirs !== null && <span className="text-xs text-ink-2">{words.theirs({ value: theirs })}</span>}
      <Button size="small" onPress={() => retry(problem)}>
        {problem.kind === 'conflict' ? words.keepMine : words.tryAgain}
      </Button>
      <Button size="small" variant="quiet" onPress={() => discard(problem)}>
        {problem.kind === 'conflict' ? words.takeTheirs : words.discard}
      </Button>
    </div>
  )
}

function ChosenField({ target, field, isLabelHidden, size, className }: RecordFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const value = valueAt(target.record, field.path)
  const choose = (next: unknown) => setRefusal(save(next))
  const message = refusal ?? problem?.message
  const look = {
    label: field.label,
    isLabelHidden,
    ...(size ? { size } : {}),
    ...(message ? { errorMessage: message } : {}),
    ...(field.description ? { description: field.description } : {}),
  }
  return (
    <div className={className}>
      <ChosenInput field={field} value={value} look={look} onChoose={choose} />
      {problem && <Decision target={target} field={field} />}
    </div>
  )
}

interface ChosenInputProps {
  field: FieldSpec
  value: unknown
  look: {
    label: string
    isLabelHidden?: boolean | undefined
    size?: 'small' | 'medium'
    errorMessage?: string
    description?: string
  }
  onChoose: (value: unknown) => void
}

const NO_RECORD = 'none'

function ChosenInput({ field, value, look, onChoose }: ChosenInputProps) {
  const { label, isLabelHidden = false, size, errorMessage, description } = look
  const note = errorMessage ?? description
  switch (field.kind) {
    case 'flag':
    case 'boolean': {
      const isFlag = field.kind === 'flag'
      const isOn = isFlag ? value === 1 : value === true
      return (
        <>
          <Switch
            isSelected={isOn}
            onChange={(next) => onChoose(isFlag ? Number(next) : next)}
            {...(isLabelHidden ? { 'aria-label': label } : {})}
          >
            {isLabelHidden ? null : label}
          </Switch>
          {note && <p className={errorMessage ? 'text-xs text-invalid' : 'text-xs text-ink-2'}>{note}</p>}
        </>
      )
    }
    case 'either':
      return (
        <Select
          label={label}
          isLabelHidden={isLabelHidden}
          {...(size ? { size } : {})}
          {...(errorMessage ? { errorMessage } : {})}
          {...(description ? { description } : {})}
          items={[
            { key: 'false', label: field.whenFalse },
            { key: 'true', label: field.whenTrue },
          ]}
          value={value === true ? 'true' : 'false'}
          onChange={(key) => onChoose(key === 'true')}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          isLabelHidden={isLabelHidden}
          {...(size ? { size } : {})}
          {...(errorMessage ? { errorMessage } : {})}
          {...(description ? { description } : {})}
          items={field.choices}
          value={typeof value === 'string' ? value : null}
          onChange={onChoose}
        />
      )
    case 'record': {
      const { none } = field
      const items = [
        ...(none ? [{ key: NO_RECORD, label: none.label }] : []),
        ...field.choices.map(({ id, title }) => ({
          key: String(id),
          label: title || `#${id}`,
          description: `#${id}`,
        })),
      ]
      const Input = items.length > LONG_LIST ? ComboBox : Select
      const isNone = none !== undefined && (value === none.value || value === undefined)
      return (
        <Input
          label={label}
          isLabelHidden={isLabelHidden}
          {...(size ? { size } : {})}
          {...(errorMessage ? { errorMessage } : {})}
          {...(description ? { description } : {})}
          items={items}
          value={isNone ? NO_RECORD : textOf(value) || null}
          onChange={(key) => onChoose(key === NO_RECORD ? (none?.value ?? null) : Number(key))}
        />
      )
    }
    default:
      return null
  }
}
