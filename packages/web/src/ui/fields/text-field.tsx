/** One-line and many-line text inputs. */
import {
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { cx } from '../cx.ts'
import {
  type ControlSize,
  controlHeights,
  descriptionClasses,
  errorClasses,
  type FieldLook,
  frameClasses,
  inputClasses,
  labelClasses,
  LabelText,
} from './field.tsx'
import { useFormPending } from './form-pending.ts'

interface TextInputProps extends FieldLook {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  onFocus?: () => void
  name?: string
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isRequired?: boolean
  /** invalid without a message of its own */
  isInvalid?: boolean
  /** marks the label "optional" */
  isOptional?: boolean
  spellCheck?: boolean | 'true' | 'false'
  'aria-describedby'?: string
}

export interface TextFieldProps extends TextInputProps {
  /** 28, 32 (default) or 40 px high */
  size?: ControlSize
  prefix?: ReactNode
  suffix?: ReactNode
  align?: 'start' | 'end'
  type?: HTMLInputTypeAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  inputClassName?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Ids and aria attributes that tie label, input, hint and error together. */
function useWiring(props: TextInputProps) {
  const id = useId()
  const isPending = useFormPending()
  const hasError = Boolean(props.errorMessage)
  const described = [
    props.description && !hasError && `${id}-hint`,
    hasError && `${id}-error`,
    props['aria-describedby'],
  ].filter(Boolean)
  const input = {
    id,
    name: props.name,
    value: props.value,
    defaultValue: props.defaultValue,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autoFocus: props.autoFocus,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly || isPending,
    spellCheck: props.spellCheck,
    // Hebrew and Arabic run their own way.
    dir: 'auto',
    onBlur: props.onBlur && (() => props.onBlur?.()),
    onFocus: props.onFocus && (() => props.onFocus?.()),
    'aria-required': props.isRequired || undefined,
    'aria-invalid': (props.isInvalid ?? hasError) || undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
  return { id, input }
}

interface FrameProps {
  id: string
  props: TextInputProps
  children: ReactNode
}

function FieldFrame({ id, props, children }: FrameProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, className } = props
  return (
    <div className={cx('block', className)}>
      <label htmlFor={id} className={cx(labelClasses, isLabelHidden && 'sr-only')}>
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {children}
      {description && !errorMessage && (
        <span id={`${id}-hint`} className={descriptionClasses}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-error`} className={errorClasses}>
          {errorMessage}
        </span>
      )}
    </div>
  )
}

/** `<TextField label="Company" value={…} onChange={…} errorMessage={…} />` */
export function TextField(props: TextFieldProps) {
  const { size = 'medium', prefix, suffix, align = 'start', onChange } = props
  const { id, input } = useWiring(props)
  return (
    <FieldFrame id={id} props={props}>
      <div className={cx(frameClasses, controlHeights[size], 'gap-1.5 px-2.5')}>
        {prefix && <span className="shrink-0 text-sm text-ink-2">{prefix}</span>}
        <input
          {...input}
          ref={props.inputRef}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          onKeyDown={props.onKeyDown}
          onPaste={props.onPaste}
          onChange={(event) => onChange?.(event.target.value)}
          className={cx(inputClasses, 'h-full', align === 'end' && 'tabular text-end', props.inputClassName)}
        />
        {suffix && <span className="shrink-0 text-sm text-ink-2">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}

export interface TextAreaProps extends TextInputProps {
  rows?: number
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

export function TextArea(props: TextAreaProps) {
  const { rows = 4, onChange } = props
  const { id, input } = useWiring(props)
  return (
    <FieldFrame id={id} props={props}>
      <div className={frameClasses}>
        <textarea
          {...input}
          rows={rows}
          onKeyDown={props.onKeyDown}
          onChange={(event) => onChange?.(event.target.value)}
          className={cx(inputClasses, 'field-sizing-content resize-none px-2.5 py-1.5')}
          style={{ minHeight: `${rows * 1.25 + 0.75}rem` }}
        />
      </div>
    </FieldFrame>
  )
}
