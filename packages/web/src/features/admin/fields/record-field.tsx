/**
 * One field of a record, edited where it stands: it saves by itself when it is left, keeps what can not be taken with the
 * reason, over a reload too, and says what a colleague has written meanwhile.
 */
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { recordDraftKey } from '../../../lib/storage/record-keys.ts'
import { LEFT_TO_SAVE } from '../../../lib/storage/typed-drafts.ts'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { ChosenInput } from './chosen-input.tsx'
import { Decision, TypedBefore } from './decision.tsx'
import { type EditTarget, type FieldSpec, shownAt, valueAt } from './field-spec.ts'
import { ColorPick } from './color-pick.tsx'
import { JsonField } from './json-field.tsx'
import { RowsField } from './rows-field.tsx'
import { ShareField } from './share-field.tsx'
import { useFieldProblem, useSaveField, useTypedValue } from './use-field.ts'

interface RecordFieldProps {
  target: EditTarget
  field: FieldSpec
  isLabelHidden?: boolean
  size?: 'small' | 'medium'
  /** begins with the focus, what it says being selected */
  autoFocus?: boolean
  className?: string
}

export function RecordField(props: RecordFieldProps) {
  const { field } = props
  switch (field.kind) {
    case 'text':
    case 'integer':
    case 'decimal':
    case 'timestamp':
    case 'length':
    case 'color':
      return <TypedField {...props} />
    case 'share':
      return <ShareField {...props} />
    case 'rows':
      return <RecordRows {...props} field={field} />
    case 'json':
      return <RecordJson {...props} field={field} />
    default:
      return <ChosenField {...props} />
  }
}

function RecordRows({ target, field }: RecordFieldProps & { field: Extract<FieldSpec, { kind: 'rows' }> }) {
  const { org } = useViewer()
  const { resource, record } = target
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  return (
    <div className="sm:col-span-2">
      <RowsField
        label={field.label}
        one={field.one}
        columns={field.columns}
        // What the server did not take stays as it was typed.
        value={valueAt(problem?.write.changes[0]?.props ?? record, field.path)}
        keptAs={recordDraftKey(org.id, resource, record.id, field.path.join('.')) + LEFT_TO_SAVE}
        errorMessage={problem?.message}
        onChange={save}
      />
      <Decision target={target} field={field} />
    </div>
  )
}

function RecordJson({
  target,
  field,
  className,
}: RecordFieldProps & { field: Extract<FieldSpec, { kind: 'json' }> }) {
  const { org } = useViewer()
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  return (
    <div className={className}>
      <JsonField
        label={field.label}
        description={field.description}
        // What the server did not take stays as it was typed.
        value={valueAt(problem?.write.changes[0]?.props ?? target.record, field.path)}
        keptAs={
          recordDraftKey(org.id, target.resource, target.record.id, field.path.join('.')) +
          (field.delayMs === undefined ? LEFT_TO_SAVE : '')
        }
        isRecord={field.isRecord}
        delayMs={field.delayMs}
        className="[&_textarea]:font-mono"
        errorMessage={problem?.message}
        onChange={save}
      />
      <Decision target={target} field={field} />
    </div>
  )
}

/** What stands there is written over by typing. */
const selectAll = (input: HTMLInputElement | null) => input?.select()

function TypedField({ target, field, isLabelHidden, size, autoFocus, className }: RecordFieldProps) {
  const { text, said, isDraft, isEarlier, change, commit, leave, takeBack } = useTypedValue(target, field)
  const shared = {
    label: field.label,
    isLabelHidden,
    value: text,
    autoFocus,
    className,
    onChange: change,
    onBlur: leave,
    ...(field.description ? { description: field.description } : {}),
    ...(said ? { errorMessage: said } : {}),
  }
  const isText = field.kind === 'text'
  return (
    <div className={className} data-nothing-typed={!isDraft || undefined}>
      {isText && field.isMultiline ? (
        <TextArea
          {...shared}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          rows={3}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) commit()
            else if (event.key === 'Escape' && isDraft) {
              event.stopPropagation()
              takeBack()
            }
          }}
        />
      ) : (
        <TextField
          {...shared}
          {...(size ? { size } : {})}
          {...(autoFocus ? { inputRef: selectAll } : {})}
          {...(isText
            ? { maxLength: field.maxLength, placeholder: field.placeholder }
            : field.kind === 'timestamp'
              ? { maxLength: 40, inputClassName: 'tabular' }
              : field.kind === 'color'
                ? {
                    prefix: <ColorPick field={field} value={text} onPick={change} onLeave={leave} />,
                    inputClassName: 'font-mono',
                    maxLength: 7,
                  }
                : field.kind === 'length'
                  ? { inputClassName: 'tabular', maxLength: 40 }
                  : {
                      align: 'end' as const,
                      inputMode: field.kind === 'integer' ? ('numeric' as const) : ('decimal' as const),
                    })}
          {...(field.kind === 'decimal' && field.suffix ? { suffix: field.suffix } : {})}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            else if (event.key === 'Escape' && isDraft) {
              // Takes the typing back; a dialog around stays open.
              event.stopPropagation()
              takeBack()
            }
          }}
        />
      )}
      {isEarlier && <TypedBefore field={field} onSave={commit} onDiscard={takeBack} />}
      <Decision target={target} field={field} />
    </div>
  )
}

function ChosenField({ target, field, isLabelHidden, size, className }: RecordFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = useSaveField(target, field)
  const problem = useFieldProblem(target, field)
  const value = shownAt(target.record, field)
  const choose = (next: unknown) => setRefusal(save(next))
  const message = refusal ?? problem?.message ?? field.fault
  const look = {
    label: field.label,
    isLabelHidden: isLabelHidden === true,
    ...(size ? { size } : {}),
    ...(message ? { errorMessage: message } : {}),
    ...(field.description ? { description: field.description } : {}),
  }
  return (
    <div className={className}>
      <ChosenInput field={field} value={value} look={look} onChoose={choose} />
      <Decision target={target} field={field} />
    </div>
  )
}
