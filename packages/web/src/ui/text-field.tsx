/** One-line and many-line text inputs. */
import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaProps } from 'react-aria-components/TextField'
import { cx } from './cx.ts'
import {
  type ControlSize,
  FieldFoot,
  FieldLabel,
  type FieldLook,
  controlHeights,
  frameClasses,
  inputClasses,
} from './field.tsx'

type Base = Omit<AriaProps, 'className' | 'style' | 'children'> & FieldLook

export interface TextFieldProps extends Base {
  /** 28, 32 (default) or 40 px high */
  size?: ControlSize
  placeholder?: string
  prefix?: ReactNode
  suffix?: ReactNode
  /** marks the label "optional" */
  isOptional?: boolean
  align?: 'start' | 'end'
  inputClassName?: string
  inputRef?: Ref<HTMLInputElement>
}

/** `<TextField label="Company" value={…} onChange={…} errorMessage={…} />`; also takes `name`, `type`, `autoComplete`, `maxLength`. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  className,
  size = 'medium',
  placeholder,
  prefix,
  suffix,
  isOptional,
  align = 'start',
  inputClassName,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={cx('block', className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={cx(frameClasses, controlHeights[size], 'gap-1.5 px-2.5')}>
        {prefix && <span className="shrink-0 text-sm text-ink-2">{prefix}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(inputClasses, 'h-full', align === 'end' && 'tabular text-right', inputClassName)}
        />
        {suffix && <span className="shrink-0 text-sm text-ink-2">{suffix}</span>}
      </div>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

export interface TextAreaProps extends Base {
  placeholder?: string
  rows?: number
  isOptional?: boolean
}

export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  className,
  placeholder,
  rows = 4,
  isOptional,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={cx('block', className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={frameClasses}>
        <AriaTextArea
          rows={rows}
          placeholder={placeholder}
          className={cx(inputClasses, 'field-sizing-content resize-none px-2.5 py-1.5')}
          style={{ minHeight: `${rows * 1.25 + 0.75}rem` }}
        />
      </div>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
